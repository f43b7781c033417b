import { mount } from 'svelte'
import 'virtual:icons'
import App from './App.svelte'
import { FRONT } from './lib/games'
import { words } from './lib/i18n.svelte'
import { offline } from './lib/offline.svelte'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'

const target = document.getElementById('app')
if (target) void words.need('page', ...FRONT).then(() => mount(App, { target }))
offline.begin()
