import { setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { loadCharts } from '../../scripts/paths/charts';
import { chartOfJson, type Format, formats } from '../../src/atlas/formats';
import type { ActionDefinition } from '../../src/atlas/formats/action';
import type { Condition } from '../../src/atlas/formats/condition';
import {
  type ChartDefinition,
  definitionOf,
  definitionsWithin,
} from '../../src/atlas/formats/definition';
import { hardCharts } from './formats/hardCharts';

const { planned } = await loadCharts(process.cwd());
const charts = [...planned, ...hardCharts];

/** A chart with regions, guards with parameters, and words that a format might trip over. */
const shop = setup({
  guards: { isOpen: () => true, isAt: (_, { hour }: { hour: number }) => hour > 8 },
  actions: { ring: () => {}, note: (_, _params: { text: string }) => {} },
}).createMachine({
  id: 'shop',
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      tags: 'busy',
      on: { 'day.ended': { target: 'shut', meta: { spec: ['SHP-01', 'SHP-02'] } } },
      states: {
        door: { initial: 'closed', states: { closed: { entry: 'ring' } } },
        till: {
          on: {
            'coin.paid': {
              guard: { type: 'isAt', params: { hour: 9 } },
              actions: { type: 'note', params: { text: 'a "fair" price; 5 < 6 & #7\n--> %%' } },
            },
          },
        },
      },
    },
    shut: { type: 'final' },
  },
});

describe('the formats', () => {
  it.each(charts)('$name is what its JSON is read back as', ({ machine }) => {
    expect(chartOfJson(formats.json(machine))).toEqual(definitionOf(machine));
  });

  it('no other JSON is taken for a chart', () => {
    const { root } = definitionOf(shop);
    for (const wrong of [{}, { chart: 'shop', root, transitions: [{ id: 'a' }] }, [root]]) {
      expect(() => chartOfJson(JSON.stringify(wrong))).toThrow();
    }
  });

  it.each(['mermaid', 'scxml', 'json'] satisfies Format[])(
    '%s drops nothing silently',
    (format) => {
      for (const { machine } of charts) {
        const text = formats[format](machine);
        const lost = wordsOf(definitionOf(machine)).filter((word) => !text.includes(word));
        expect([machine.id, ...lost]).toEqual([machine.id]);
      }
    },
  );

  it('Mermaid is a state diagram with regions, notes on its transitions, and no stray marks', () => {
    expect(formats.mermaid(shop)).toBe(`stateDiagram-v2
  [*] --> shop_open
  state "open" as shop_open {
    state "door" as shop_open_door {
      [*] --> shop_open_door_closed
      state "closed" as shop_open_door_closed
      %% shop_open_door_closed: entry ring
    }
    --
    state "till" as shop_open_till
  }
  %% shop_open: tags busy
  state "shut" as shop_shut
  shop_shut --> [*]
  %% shop.open|day.ended|0: SHP-01; SHP-02
  shop_open --> shop_shut : day.ended
  %% shop.open.till|coin.paid|0: stays, without leaving its state
  shop_open_till --> shop_open_till : coin.paid [isAt{#34;hour#34;:9}] / note{#34;text#34;:#34;a \\#34;fair\\#34; price#59; 5 #60; 6 & #35;7\\n--#62; #37;#37;#34;}
`);
  });

  it.each(charts)('$name has no id twice in its SCXML, as XML demands', ({ machine }) => {
    const tags = formats.scxml(machine).match(/<\w+ [^>]*>/g) ?? [];
    const ids = tags.flatMap((tag) => / id="([^"]+)"/.exec(tag)?.[1] ?? []);
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[\p{L}_][\p{L}\p{N}._-]*$/u.test(id))).toEqual([]);
  });

  it.each(charts)('$name has nothing in Mermaid but what its grammar knows', ({ machine }) => {
    const lines = formats.mermaid(machine).trimEnd().split('\n').slice(1);
    expect(lines.filter((line) => !isMermaid(line))).toEqual([]);
    expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(
      lines.filter((line) => line.trim() === '}').length,
    );
  });
});

/** The names that every format has to keep. */
function wordsOf({ root, transitions }: ChartDefinition): string[] {
  const states = definitionsWithin(root);
  const actions = [
    ...states.flatMap(({ entry, exit, beginning }) => [...entry, ...exit, ...beginning]),
    ...transitions.flatMap((one) => one.actions),
  ];
  return [
    ...states.flatMap(({ path }) => path.split('.')),
    ...states.flatMap(({ tags }) => tags),
    ...states.flatMap(({ invokes }) => invokes.map(({ source }) => source)),
    ...states.flatMap(({ timers }) => timers.map(({ delay }) => String(delay))),
    ...states.flatMap(({ hasOutput }) => (hasOutput ? ['utput'] : [])),
    ...actions.flatMap(wordsOfAction),
    ...transitions.flatMap(({ spec }) => spec),
    ...transitions.flatMap(({ condition }) => (condition === null ? [] : guardsIn(condition))),
    ...transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.name] : [])),
  ];
}

function wordsOfAction({ name, event, to }: ActionDefinition): string[] {
  return [name, event, to?.replace('#', '') ?? null].filter((word) => word !== null);
}

function guardsIn(condition: Condition): string[] {
  if (condition.kind === 'named') return [condition.name];
  return 'of' in condition ? condition.of.flatMap(guardsIn) : [];
}

/** One line of the grammar of `stateDiagram-v2`, as far as we use it. */
function isMermaid(line: string): boolean {
  const label = String.raw`(?:[^:;#"<>%]|#\d+;|:)+`;
  return [
    /^ +%%(?! *\{).*$/,
    /^ +(?:\[\*\]|\w+) --> (?:\[\*\]|\w+)$/,
    new RegExp(String.raw`^ +\w+ --> \w+ : ${label}$`),
    /^ +state "(?:[^"#;]|#\d+;)+" as \w+(?: \{)?$/,
    /^ +(?:\}|--)$/,
  ].some((form) => form.test(line));
}
