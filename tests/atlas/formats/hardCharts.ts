import { and, assign, createMachine, not, raise, setup, stateIn } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from '../../../src/paths';

/** A chart in which XState and SCXML differ unless the export sees to it. */
export interface HardChart {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly catalogue: AnyCatalogue;
}

const history = createMachine({
  id: 'radio',
  initial: 'on',
  states: {
    on: {
      initial: 'music',
      states: {
        music: {
          initial: 'soft',
          states: {
            soft: { on: { 'volume.turned': 'loud' } },
            loud: { on: { 'power.pressed': '#radio.off' } },
          },
          on: { 'station.changed': 'news' },
        },
        news: { on: { 'power.pressed': '#radio.off' } },
        last: { type: 'history', history: 'deep', target: 'news' },
        lastStation: { type: 'history' },
      },
    },
    off: { on: { 'power.pressed': 'on.last', 'power.held': 'on.lastStation' } },
  },
});

/** A timer ends with its state, begins anew with it, and goes on while it lasts. */
const timers = setup({
  guards: { hasTicked: ({ context }) => Number(context['count']) > 0 },
  actions: {
    count: assign({ count: ({ context }) => Number(context['count']) + 1 }),
    reset: assign({ count: 0 }),
  },
}).createMachine({
  id: 'kettle',
  type: 'parallel',
  context: { count: 0 },
  states: {
    clock: {
      initial: 'ticking',
      states: {
        ticking: { after: { 600: { target: 'ticking', reenter: true, actions: 'count' } } },
      },
    },
    water: {
      initial: 'heating',
      states: {
        heating: {
          after: { 1000: 'boiling' },
          on: {
            'lid.lifted': { target: 'cooling', guard: 'hasTicked' },
            'knob.turned': { target: 'heating', guard: 'hasTicked', actions: 'reset' },
          },
        },
        cooling: { on: { 'lid.shut': { target: 'heating', actions: 'reset' } } },
        boiling: {},
      },
    },
  },
});

/** `post` is no `post.sent`; what is exact goes before `post.*`, and that before `*`. */
const descriptors = createMachine({
  id: 'desk',
  initial: 'open',
  states: {
    open: {
      on: {
        '*': { target: 'shut' },
        'post.*': { target: 'sorting' },
        'post.sent': { target: 'sent' },
        post: { target: 'reading' },
      },
    },
    reading: { on: { 'post.sent': 'open' } },
    sorting: { on: { post: 'open', 'post.sent': 'sent' } },
    sent: { on: { 'day.ended': 'shut' } },
    shut: { type: 'final' },
  },
});

/** What a region hears, the state around the regions does not hear, even where nothing moves. */
const regions = setup({
  guards: { isFirst: ({ context }) => Number(context['count']) === 0 },
  actions: { count: assign({ count: ({ context }) => Number(context['count']) + 1 }) },
}).createMachine({
  id: 'house',
  context: { count: 0 },
  initial: 'lived',
  states: {
    lived: {
      type: 'parallel',
      on: { 'bell.rung': { actions: 'count' }, 'door.locked': 'left' },
      states: {
        hall: {
          initial: 'quiet',
          states: {
            quiet: { on: { 'bell.rung': { guard: 'isFirst', target: 'loud', actions: 'count' } } },
            loud: { on: { 'door.locked': { actions: 'count' } } },
          },
        },
        kitchen: {
          initial: 'cold',
          states: { cold: { on: { 'stove.lit': 'warm' } }, warm: { on: { 'bell.rung': 'cold' } } },
        },
      },
    },
    left: {},
  },
});

/** A transition to its own state, or to one within it, leaves it only where it says `reenter`. */
const inward = setup({
  guards: { isSmall: ({ context }) => Number(context['size']) < 2 },
  actions: { grow: assign({ size: ({ context }) => Number(context['size']) + 1 }) },
  delays: { pause: ({ context }) => Number(context['size']) * 100 + 100 },
}).createMachine({
  id: 'plant',
  context: { size: 0 },
  initial: 'growing',
  states: {
    growing: {
      initial: { target: 'seed', actions: 'grow' },
      after: { 1000: 'wilted' },
      on: {
        'soil.turned': '.seed',
        'water.given': { target: 'growing', guard: not('isSmall') },
        'pot.changed': { target: 'growing', reenter: true, guard: 'isSmall' },
      },
      states: {
        seed: { after: { pause: { target: 'leaf', guard: and(['isSmall']) } } },
        leaf: { on: { 'sun.seen': { target: 'leaf', guard: not(stateIn('#plant.wilted')) } } },
      },
    },
    wilted: { type: 'final' },
  },
});

/** An event that is raised comes before the next from outside; what is done ends the whole. */
const raising = setup({
  actions: {
    ask: raise({ type: 'question.raised' }),
    answer: raise(({ context }) => ({ type: `answer.${String(context['word'])}` })),
  },
}).createMachine({
  id: 'quiz',
  context: { word: 'given' },
  type: 'parallel',
  states: {
    pupil: {
      initial: 'idle',
      states: {
        idle: { on: { 'lesson.begun': { target: 'asking', actions: 'ask' } } },
        asking: { on: { 'answer.given': 'glad' } },
        glad: { type: 'final' },
      },
    },
    teacher: {
      initial: 'idle',
      states: {
        idle: { on: { 'question.raised': { target: 'busy', actions: 'answer' } } },
        busy: { on: { 'lesson.ended': 'home' } },
        home: { type: 'final' },
      },
    },
  },
});

const bounded: AnyCatalogue = {
  project: (context) => Math.min(3, Number(context['count'] ?? context['size'] ?? 0)),
};

export const hardCharts: readonly HardChart[] = [
  { name: 'history, deep and shallow', machine: history, catalogue: {} },
  {
    name: 'events that begin like others',
    machine: descriptors,
    catalogue: { events: { 'post.lost': [{}], noise: [{}] } },
  },
  {
    name: 'events that several regions and the state around them hear',
    machine: regions,
    catalogue: bounded,
  },
  { name: 'transitions inward, and time', machine: inward, catalogue: bounded },
  { name: 'timers', machine: timers, catalogue: bounded },
  { name: 'events that are raised', machine: raising, catalogue: {} },
];
