import { expect, test } from "vitest";

import { read, rulesPath } from "./address";
import { invitationIn } from "./friends/invitation";
import { renewed } from "./invites";
import { customs } from "./lobby/customs";
import { doorFor } from "./lobby/door";
import { found, isSought, plain, span, values } from "./lobby/filter";
import { seatsFor, type Company } from "./lobby/seats";
import { clock } from "./clock";
import { counted } from "./statistics";
import { blocks } from "./table/pad";
import { trayFor } from "./table/tray";
import type { Form, GameCard } from "./wire";

const everything = { text: "", players: null, set: null, kind: null, booklet: null };

function card(slug: string, more: Partial<GameCard>): GameCard {
  return {
    slug,
    title: slug,
    twist: "",
    sign: "",
    blurb: "",
    aliases: [],
    elsewhere: "",
    kind: "line",
    shelf: "line",
    section: "",
    booklets: "S",
    players: [2, 3, 4],
    sets: [6],
    abilities: [],
    bots: [],
    ...more,
  };
}

const games = [
  card("one", { title: "Fünfer", aliases: ["Muggins", "Sniff"] }),
  card("two", { title: "Allein", players: [1], kind: "solo", booklets: "LO", sets: [6, 12] }),
  card("three", { blurb: "wie Muggins, nur anders", sets: [9] }),
  card("four", { title: "Anderswo", booklets: "", sets: [9], players: [4] }),
];

const slugs = (cards: readonly GameCard[]): string[] => cards.map((game) => game.slug);

test("games are found by alias, without regard to accents, best match first", () => {
  expect(slugs(found(games, { ...everything, text: "funf" }))).toEqual(["one"]);
  expect(slugs(found(games, { ...everything, text: "MUGGINS" }))).toEqual(["one", "three"]);
  expect(plain("Größe É")).toBe("grosse e");
});

/** What people call things, in all languages, as the server tells it. */
const said = {
  set: "double doppel dubbel doppio",
  "kind-line": "line games legespiele jeux pose",
  "kind-puzzle": "puzzles ratsel casse tete rompicapo puzzels",
  "shelf-begin": "easy kids kinder enfants bambini kinderen",
};
const shelf = [
  card("fives", {
    title: "Alle Fünfe",
    aliases: ["Muggins"],
    elsewhere: "all fives tous les cinq vijven",
    blurb: "Punkte für 12 Augen",
    shelf: "begin",
  }),
  card("grid", { title: "Problemsammlung", kind: "puzzle", sets: [6, 12], shelf: "alone" }),
  card("huge", { title: "Teiler", elsewhere: "diviseur", sets: [12, 18], shelf: "large" }),
  card("one", { title: "Solo 1", kind: "solo", sets: [1, 6], shelf: "alone" }),
];

test.each([
  ["puzzle", ["grid"]],
  ["Rätsel", ["grid"]],
  ["casse-tête", ["grid"]],
  ["rompicapo", ["grid"]],
  ["double 12", ["grid", "huge"]],
  ["Doppel-12", ["grid", "huge"]],
  ["doppio 18", ["huge"]],
  ["dubbel 1", ["one"]],
  ["muggins", ["fives"]],
  ["Vijven", ["fives"]],
  ["alle fuenfe", []],
  ["funfe alle", ["fives"]],
  ["kids", ["fives"]],
  ["Kinderen", ["fives"]],
  ["solo 1", ["one"]],
  ["diviseur double 18", ["huge"]],
  ["diviseur double 6", []],
])("somebody who types %s finds %j", (text, expected) => {
  expect(slugs(found(shelf, { ...everything, text }, said))).toEqual(expected);
});

test("looking around is not looking for something", () => {
  expect(isSought({ ...everything, text: "  " })).toBe(false);
  expect(isSought({ ...everything, players: 3 })).toBe(true);
  expect(isSought({ ...everything, booklet: "" })).toBe(true);
});

test("filters narrow together", () => {
  expect(slugs(found(games, { ...everything, players: 1 }))).toEqual(["two"]);
  expect(slugs(found(games, { ...everything, set: "6", booklet: "S" }))).toEqual(["one"]);
  expect(found(games, { ...everything, kind: "solo", players: 2 })).toEqual([]);
  expect(slugs(found(games, { ...everything, booklet: "" }))).toEqual(["four"]);
});

test("the choices of a filter are what the games have", () => {
  expect(values(games, (game) => game.sets.map(String))).toEqual(["6", "9", "12"]);
  expect(values(games, (game) => game.players)).toEqual([1, 2, 3, 4]);
});

test("numbers of players are told briefly", () => {
  expect(span([4, 2, 3])).toBe("2–4");
  expect(span([1])).toBe("1");
  expect(span([2, 4])).toBe("2, 4");
});

const company: Company = {
  way: "bots",
  players: 4,
  me: "Ada",
  names: ["Ada", ""],
  people: 2,
  bot: "greedy",
  nameOf: (seat) => `P${seat}`,
  botName: (seat) => `B${seat}`,
};
const kinds = (way: Company["way"]): string =>
  seatsFor({ ...company, way })
    .map((seat) => seat.kind)
    .join(" ");

test("bots fill the seats nobody takes", () => {
  expect(kinds("bots")).toBe("me bot bot bot");
  expect(kinds("friends")).toBe("me open bot bot");
  expect(kinds("local")).toBe("local local bot bot");
  expect(kinds("watch")).toBe("bot bot bot bot");
});

test("who gives no name is called by their number, and guests bring theirs", () => {
  const names = (way: Company["way"], me = ""): (string | undefined)[] =>
    seatsFor({ ...company, way, me }).map((seat) => seat.name);
  expect(names("bots")).toEqual(["P0", "B1", "B2", "B3"]);
  expect(names("local")).toEqual(["Ada", "P1", "B2", "B3"]);
  expect(names("friends", "Eve")).toEqual(["Eve", "", "B2", "B3"]);
});

test("a link for all is told from that of a seat", () => {
  expect(invitationIn("join=abc-_")).toBe("abc-_");
  expect(invitationIn("abc")).toBe("");
  expect(invitationIn("")).toBe("");
});

test("in Switzerland play goes round counter-clockwise, in whichever language", () => {
  const choices = ["clockwise", "counter-clockwise"].map((value) => ({ value, label: value }));
  const rest = { label: "", help: "", kind: "choice", counted: [], low: 0, high: 0 } as const;
  const form: Form = {
    options: [{ ...rest, name: "direction", choices, value: "clockwise" }],
    problem: null,
  };
  for (const swiss of ["de-CH", "fr-CH", "it-CH", "gsw-CH", "de-Latn-CH", "en-ch"]) {
    expect(customs(form, [swiss])).toEqual({ direction: "counter-clockwise" });
  }
  for (const elsewhere of [["de-DE", "de-CH"], ["de"], ["ch"], []]) {
    expect(customs(form, elsewhere)).toEqual({});
  }
  expect(customs({ options: [], problem: null }, ["de-CH"])).toEqual({});
});

const doors = Object.fromEntries(
  ["", "es", "es-do"].map((tag) => [tag, { slug: `game-${tag}`, options: {} }]),
);

test.each([
  ["ja", "game-"],
  ["es", "game-es"],
  ["es-419", "game-es"],
  ["es-Latn-DO", "game-es-do"],
])("somebody who speaks %s is offered %s", (language, slug) => {
  expect(doorFor(doors, [language, "de"])?.slug).toBe(slug);
});

test("a new link takes the place of the seat's old one", () => {
  const own = { seat: 0, secret: "a", given: false };
  const given = { seat: 1, secret: "b", given: true };
  expect(renewed([own, given], { ...own, secret: "c" })).toEqual([{ ...own, secret: "c" }, given]);
  expect(renewed([given], own)).toEqual([own, given]);
});

test("the address says what is shown, also below a path", () => {
  const at = (pathname: string, search = "", hash = ""): ReturnType<typeof read> =>
    read({ pathname, search, hash });
  expect(at("/x/")).toMatchObject({ root: "/x/", view: "lobby" });
  expect(at("/x/", "?game=abc")).toMatchObject({ root: "/x/", view: "game", name: "abc" });
  expect(at("/x/t/T-1", "", "#s%2B")).toMatchObject({
    root: "/x/",
    view: "table",
    name: "T-1",
    secret: "s+",
  });
});

test("a cut-off link is still read, and an address of nobody's has the root it was told", () => {
  const at = { pathname: "/x/t/T-1", search: "", hash: "#%E0%A4%A" };
  expect(read(at)).toMatchObject({ view: "table", secret: "%E0%A4%A" });
  expect(read({ ...at, pathname: "/x/y/z" }, "/x/")).toMatchObject({
    view: "nowhere",
    root: "/x/",
  });
  expect(read({ pathname: "/", search: "?game=a&friends", hash: "" })).toMatchObject({
    view: "game",
    friends: true,
  });
});

test("a link carries the rules of a table", () => {
  const path = rulesPath("/x/", "pairs", { salida: true, players: 4, match: "points:200" });
  const [pathname = "", search = ""] = path.split("?");
  expect(read({ pathname, search: `${search}&friends&lang=de`, hash: "" })).toMatchObject({
    root: "/x/",
    name: "pairs",
    options: { salida: "true", players: "4", match: "points:200" },
  });
});

test("hands fit their tray, in two rows when they are large, and stay large enough to hit", () => {
  expect(trayFor(5, 1000, 100).rows).toBe(1);
  expect(trayFor(14, 340, 96).rows).toBe(2);
  for (const count of [1, 7, 12, 21, 40]) {
    expect(trayFor(count, 340, 96).width).toBeGreaterThanOrEqual(24);
  }
});

test("the scores of many players stand in blocks, each with the names of its rows", () => {
  const sheet = {
    columns: ["", ..."abcdefgh"],
    rows: [["1", ..."12345678"]],
    totals: ["T", ..."12345678"],
  };
  expect(blocks(sheet)).toEqual([
    { columns: ["", ..."abcd"], rows: [["1", ..."1234"]], totals: ["T", ..."1234"] },
    { columns: ["", ..."efgh"], rows: [["1", ..."5678"]], totals: ["T", ..."5678"] },
  ]);
  const few = { columns: ["", "a", "b"], rows: [], totals: [] };
  expect(blocks(few)).toEqual([few]);
});

test("of a solo the shortest time is kept, for each way to play it", () => {
  const easy = (ms: number) => ({ variant: "grade=1", told: "easy", ms });
  let kept = counted({}, "t1", "two", true, easy(9000));
  kept = counted(kept, "t2", "two", true, easy(7000));
  kept = counted(kept, "t3", "two", false);
  kept = counted(kept, "t4", "two", true, easy(8000));
  kept = counted(kept, "t5", "two", true, { variant: "grade=2", told: "hard", ms: 60_000 });
  expect(kept["two"]?.fastest).toEqual({
    "grade=1": { ms: 7000, told: "easy" },
    "grade=2": { ms: 60_000, told: "hard" },
  });
});

test("times are told as people read them", () => {
  expect([0, 59_999, 187_000, 3_750_000].map(clock)).toEqual(["0:00", "0:59", "3:07", "1:02:30"]);
});

test("a table is counted once, and a lost game ends the run", () => {
  let kept = counted({}, "t1", "one", true);
  kept = counted(kept, "t1", "one", true);
  kept = counted(kept, "t2", "one", true);
  kept = counted(kept, "t3", "one", false);
  expect(kept["one"]).toMatchObject({ played: 3, won: 2, streak: 0, best: 2 });
});
