"""Learns to judge tables from the files of `muster selfplay`, and writes the weights that bots use.

The last file given counts as the one that matters: the network is trained on all files first, at last on that one alone, and
measured on games of that one that it has never seen. The same files, seed and number of epochs give the same weights on one machine.
"""

import argparse, json, math, os, struct, sys, time
import torch
import torch.nn.functional as F

HEAD = 20           # bytes of a row before its signs, as in crates/muster/src/cmd/selfplay/file.rs
MAGIC, VERSION = b"MUSTRNET", 1
MOST_SEATS = 4


def stamp(data):
    """FNV-1a of 64 bits, as in crates/bots/src/net/read.rs."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


class Games:
    """The positions of one file: `signs` of every row, and for every position the rows of its seats."""

    def __init__(self, path, most):
        with open(path, "rb") as file:
            line = file.readline()
            size = file.seek(0, 2)
        self.header = json.loads(line)
        assert self.header["positions"] == 1, "another version of the format"
        row = self.header["row"]
        rows = (size - len(line)) // row
        if most:
            rows = min(rows, most)
        data = torch.from_file(path, shared=False, size=len(line) + rows * row, dtype=torch.uint8)
        data = data[len(line):].view(rows, row)
        head = data[:, :HEAD].contiguous()
        field = lambda at, kind, width: head[:, at:at + width].contiguous().view(kind).view(-1)
        self.game = field(0, torch.int32, 4).long()
        self.round, self.seats, self.seat = head[:, 4].long(), head[:, 6].long(), head[:, 7].long()
        self.won, self.kind, self.level = head[:, 8].float(), head[:, 9].long(), head[:, 10].long()
        self.share, self.known = field(12, torch.float32, 4), field(16, torch.float32, 4)
        self.signs = data[:, HEAD:].contiguous().view(torch.float16)
        if self.header["rivals"]:
            first = (self.seat == 0).nonzero().view(-1)
            rows_of = first[:, None] + torch.arange(MOST_SEATS)
            self.there = torch.arange(MOST_SEATS) < self.seats[first][:, None]
            # Also where the file was cut in the midst of a position.
            whole = (rows_of * self.there).max(1).values < rows
            self.rows, self.there = rows_of.clamp(max=rows - 1)[whole], self.there[whole]
        else:
            self.rows = torch.arange(rows)[:, None]
            self.there = torch.ones_like(self.rows, dtype=torch.bool)
        # Whole games are kept for measuring: a tenth to choose the weights by, a tenth that nothing is chosen by.
        game = self.game[self.rows[:, 0]]
        draw = ((game + 7919 * (self.header["seed"] % 65536)) * 2654435761 % 2**32).double() / (2**32 - 1)
        self.part = {"train": (draw < 0.8).nonzero().view(-1), "choose": ((draw >= 0.8) & (draw < 0.9)).nonzero().view(-1),
                     "test": (draw >= 0.9).nonzero().view(-1)}

    def to(self, device):
        for name in ["round", "won", "level", "share", "known", "signs", "rows", "there"]:
            setattr(self, name, getattr(self, name).to(device))
        self.part = {name: part.to(device) for name, part in self.part.items()}
        return self


class Judge(torch.nn.Module):
    def __init__(self, scale, sizes, levels, rounds, usual):
        super().__init__()
        self.register_buffer("scale", scale)
        pairs = zip([len(scale)] + sizes, sizes + [2])
        self.layers = torch.nn.ModuleList(torch.nn.Linear(i, o) for i, o in pairs)
        for layer in self.layers[:-1]:
            torch.nn.init.uniform_(layer.bias, 0.0, 0.5)
        torch.nn.init.zeros_(self.layers[-1].bias)
        # How much stronger a kind of bot is than the usual one, by the Round: known while training, left out of the weights.
        self.level = torch.nn.Parameter(torch.zeros(2, levels, rounds))
        self.usual = usual

    def forward(self, signs):
        x = signs * self.scale
        for layer in self.layers[:-1]:
            x = layer(x).clamp(0, 1)
        return self.layers[-1](x)

    def of(self, games, chosen, levels=True):
        """Score and share of every seat of the chosen positions."""
        rows = games.rows[chosen]
        out = self(games.signs[rows].float())
        if levels:
            at = games.round[rows].clamp(max=self.level.shape[2] - 1)
            out = out + (self.level[:, games.level[rows], at] - self.level[:, self.usual, at]).permute(1, 2, 0)
        return out, rows, games.there[chosen]


def loss_of(model, games, chosen, share_weight):
    out, rows, there = model.of(games, chosen)
    won, share = games.won[rows] * there, games.share[rows] * there
    if not games.header["rivals"]:
        return F.binary_cross_entropy_with_logits(out[..., 0], games.won[rows])
    out = out.masked_fill(~there[..., None], -1e4)
    score, parts = F.log_softmax(out[..., 0], 1), F.log_softmax(out[..., 1], 1)
    spread = share / share.sum(1, keepdim=True).clamp(min=1e-6)
    return -(won * score).sum(1).mean() + share_weight * -(spread * parts).sum(1).mean()


@torch.no_grad()
def odds_of(model, games, chosen, levels):
    """Log odds of every seat, as they stand before a softmax."""
    return torch.cat([model.of(games, part, levels)[0][..., 0] for part in chosen.split(16384)])


def chances(games, chosen, odds):
    """The chance of every row of the chosen positions, and whether it won."""
    there = games.there[chosen]
    if games.header["rivals"]:
        p = F.softmax(odds.masked_fill(~there, -1e4), 1)
    else:
        p = torch.sigmoid(odds)
    return p[there].double().cpu(), games.won[games.rows[chosen]][there].double().cpu()


def log_loss(p, won):
    p = p.clamp(1e-6, 1 - 1e-6)
    return -(won * p.log() + (1 - won) * (1 - p).log()).mean().item()


def auc(p, won):
    """How often a winner has a higher chance than one who does not win; equal ones count half."""
    values, inverse, counts = p.unique(return_inverse=True, return_counts=True)
    rank = (counts.cumsum(0) - (counts - 1) / 2.0)[inverse]
    wins = won.sum()
    losses = len(won) - wins
    return float("nan") if wins == 0 or losses == 0 else ((rank[won > 0].sum() - wins * (wins + 1) / 2) / (wins * losses)).item()


def old_odds(games, chosen, fit):
    """The judgement by rules of thumb as log odds, stretched for every Round as suits it best."""
    known = games.known[games.rows[chosen]]
    base = known if games.header["rivals"] else torch.logit(known.clamp(1e-4, 1 - 1e-4))
    a, b = fit
    at = games.round[games.rows[chosen]].clamp(max=len(a) - 1)
    return a[at] * base + b[at]


def fit_old(games, rounds):
    """The stretch that makes the old judgement best on the games to train on: Newton's method for every Round."""
    chosen, rivals = games.part["train"], games.header["rivals"]
    a = torch.full((rounds,), 0.001 if rivals else 1.0, device=games.known.device)
    b = torch.zeros(rounds, device=games.known.device)
    a.requires_grad_(True), b.requires_grad_(not rivals)
    best = torch.optim.LBFGS([a] if rivals else [a, b], lr=1.0, max_iter=100, line_search_fn="strong_wolfe",
                             tolerance_grad=1e-9, tolerance_change=1e-12)
    unit = 0.01 if rivals else 1.0  # worths are hundredths of a VP

    def loss():
        best.zero_grad()
        odds, there = old_odds(games, chosen, (a * unit, b)), games.there[chosen]
        won = games.won[games.rows[chosen]]
        if rivals:
            value = -(won * there * F.log_softmax(odds.masked_fill(~there, -1e4), 1)).sum(1).mean()
        else:
            value = F.binary_cross_entropy_with_logits(odds, won)
        value.backward()
        return value
    with torch.enable_grad():
        best.step(loss)
    return (a * unit).detach(), b.detach()


def table(model, games, rounds, say):
    """Log loss and AUC by Round on games that nothing was chosen by."""
    chosen, old = games.part["test"], fit_old(games, rounds)
    say("round      rows   log loss: old    new    AUC: old    new")
    at = games.round[games.rows[chosen, 0]]
    for number in sorted(at.unique().tolist()) + ["all"]:
        part = chosen if number == "all" else chosen[at == number]
        before, won = chances(games, part, old_odds(games, part, old))
        after, _ = chances(games, part, odds_of(model, games, part, False))
        say(f"{number!s:>5} {len(won):9} {log_loss(before, won):15.4f} {log_loss(after, won):6.4f} "
            f"{auc(before, won):11.4f} {auc(after, won):6.4f}")


def train(model, games, args, device, say):
    free = [p for n, p in model.named_parameters() if n != "level"]
    best = torch.optim.AdamW([{"params": free, "weight_decay": args.decay}, {"params": [model.level], "weight_decay": 0.0}],
                             lr=args.rate)
    dice = torch.Generator().manual_seed(args.seed)
    last, begun = games[-1], time.time()
    alone = max(1, round(args.epochs * args.alone)) if len(games) > 1 else 0
    kept, lowest = None, math.inf
    for epoch in range(args.epochs):
        of = [last] if epoch >= args.epochs - alone else games
        batches = [(g, part) for g in of
                   for part in g.part["train"][torch.randperm(len(g.part["train"]), generator=dice).to(device)].split(args.batch)]
        model.train()
        total = torch.zeros((), device=device)
        for nth, which in enumerate(torch.randperm(len(batches), generator=dice).tolist()):
            done = max((epoch + nth / len(batches)) / args.epochs, (time.time() - begun) / args.seconds)
            for group in best.param_groups:
                group["lr"] = args.rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1.0, done))))
            loss = loss_of(model, *batches[which], args.share)
            best.zero_grad(set_to_none=True)
            loss.backward()
            best.step()
            total += loss.detach()
            if done >= 1:
                break
        with torch.no_grad():
            parts = last.part["choose"].split(16384)
            chosen = sum(loss_of(model, last, part, args.share) * len(part) for part in parts).item() / len(last.part["choose"])
        say(f"epoch {epoch + 1:3} of {args.epochs}, {time.time() - begun:6.1f} s: loss {total.item() / (nth + 1):.4f}, "
            f"of games kept apart {chosen:.4f}")
        if chosen < lowest:
            lowest, kept = chosen, {name: value.clone() for name, value in model.state_dict().items()}
        if done >= 1:
            say("the time is up")
            break
    model.load_state_dict(kept)


def layers_of(model, useful):
    """Weights input by input as they are written: with the scale in them, rounded to half precision."""
    made = []
    for nth, layer in enumerate(model.layers):
        weights = layer.weight.detach().double().cpu().t()
        if nth == 0:
            weights = weights * model.scale.double().cpu()[:, None] * useful.double().cpu()[:, None]
        made.append((weights.half(), layer.bias.detach().float().cpu()))
    return made


def run_layers(layers, signs):
    x = signs.double()
    for nth, (weights, biases) in enumerate(layers):
        x = (x.clamp(0, 1) if nth else x) @ weights.double() + biases.double()
    return x


def write(path, header, layers):
    sizes = [layers[0][0].shape[0]] + [weights.shape[1] for weights, _ in layers]
    data = MAGIC + struct.pack("<IIQ", VERSION, len(layers), int(header["fingerprint"], 16)) + struct.pack(f"<{len(sizes)}I", *sizes)
    for weights, biases in layers:
        data += bytes(weights.contiguous().view(torch.uint8).view(-1).tolist())
        data += bytes(biases.contiguous().view(torch.uint8).view(-1).tolist())
    with open(path, "wb") as file:
        file.write(data + struct.pack("<Q", stamp(data)))
    return len(data) + 8


def write_samples(path, games, layers, n):
    """A few rows with what the weights say of them, for the program's own test."""
    step = max(1, len(games.part["test"]) // n)
    rows = games.rows[games.part["test"][::step][:n], 0].cpu()
    signs = games.signs[rows].cpu()
    out = run_layers(layers, signs)
    samples = [{"signs": [[nth, sign] for nth, sign in enumerate(row.tolist()) if sign],
                "score": score, "share": share} for row, (score, share) in zip(signs, out.tolist())]
    with open(path, "w") as file:
        file.write("[\n" + ",\n".join(json.dumps(sample) for sample in samples) + "\n]\n")


def main():
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("files", nargs="+")
    read.add_argument("--weights", required=True, help="where the weights go")
    read.add_argument("--samples", help="where rows with their judgements go, for a test")
    read.add_argument("--sizes", default="256,32,32", help="neurons of the hidden layers")
    read.add_argument("--epochs", type=int, default=16)
    read.add_argument("--alone", type=float, default=0.4, help="the part of the epochs with the last file only")
    read.add_argument("--batch", type=int, default=2048)
    read.add_argument("--rate", type=float, default=0.002)
    read.add_argument("--decay", type=float, default=0.02)
    read.add_argument("--share", type=float, default=0.5, help="how much the parts of the points count beside victory")
    read.add_argument("--seconds", type=float, default=1e9, help="no longer than this")
    read.add_argument("--rows", type=int, default=0, help="at most so many rows of a file")
    read.add_argument("--seed", type=int, default=1)
    args = read.parse_args()
    say = lambda text: print(text, flush=True)

    torch.manual_seed(args.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    if device.type == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    games = [Games(path, args.rows) for path in args.files]
    header = games[-1].header
    for path, g in zip(args.files, games):
        if g.header["fingerprint"] != header["fingerprint"]:
            sys.exit(f"{path} has other signs than the last file")
        say(f"{os.path.basename(path)}: {len(g.game.unique())} games, {len(g.rows)} positions, {len(g.game)} rows of {g.signs.shape[1]} signs")
        if min(len(part) for part in g.part.values()) == 0:
            sys.exit("these are too few games: some are kept apart to measure by")
        g.to(device)
    rounds = max(int(g.round.max()) for g in games) + 1

    # Rare signs may be scaled up, but not without end; those that never differ from 0 get no weight at all.
    square = sum(part.float().pow(2).sum(0) for g in games for part in g.signs.split(65536))
    mean = (square / sum(len(g.game) for g in games)).sqrt()
    scale = 1 / mean.clamp(min=0.2)
    say(f"{int((mean == 0).sum())} signs never differ from 0: " +
        ", ".join(name for name, zero in zip(header["signs"], (mean == 0).tolist()) if zero))
    say(f"{mean.numel()} signs, {sum(float((part != 0).sum()) for g in games for part in g.signs.split(65536)) / sum(len(g.game) for g in games):.0f} of a row differ from 0")

    usual = int(games[-1].level.bincount().argmax())
    sizes = [int(size) for size in args.sizes.split(",")]
    model = Judge(scale, sizes, len(header["levels"]), min(rounds, 40), usual).to(device)
    train(model, games, args, device, say)

    layers = layers_of(model, mean > 0)
    for layer, (weights, biases) in zip(model.layers, layers):
        layer.weight.data.copy_(weights.t().float())
        layer.bias.data.copy_(biases)
    model.scale.fill_(1.0)
    for path, g in zip(args.files, games):
        say(f"\n{os.path.basename(path)}, games kept apart:")
        table(model, g, min(rounds, 40), say)
    size = write(args.weights, header, layers)
    say(f"\n{args.weights}: {size} bytes")
    if args.samples:
        write_samples(args.samples, games[-1], layers, 8)


main()
