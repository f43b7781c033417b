import { mount } from 'svelte'
import 'virtual:icons'
import App from './App.svelte'
import { FRONT } from './lib/games'
import { words } from './lib/i18n.svelte'
import { recall } from './lib/kept'
import { offline } from './lib/offline.svelte'
import { KEY } from './lib/tables'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'

const target = document.getElementById('app')
if (target) void Promise.all([words.need('page', ...FRONT), recall(KEY)]).then(() => mount(App, { target }))
offline.begin()
