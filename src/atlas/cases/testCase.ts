import { type Start, type Stimulus, valueOf } from '../../paths';
import { causeOf } from '../model/cause';
import controls from './controls.json';
import { dataWords } from './data';
import { eventKey, outcomeKey } from './eventKey';
import { messagesIn } from './messages';
import { places } from './places';
import type { PlannedCase } from './plan';
import { servedCharts } from './servedCharts';
import type { Voice } from './voice';

/** One thing to do, and what must be seen then. */
export interface CaseStep {
  readonly action: string;
  readonly data: string;
  readonly expected: string;
}

/** A requirement as a person tests it. */
export interface TestCase {
  /** The requirement's id. */
  readonly id: string;
  /** What the requirement asks for. */
  readonly title: string;
  /** Its area and its chart, from the outside in. */
  readonly section: readonly string[];
  /** Who logs in, and where. */
  readonly before: string;
  readonly steps: readonly CaseStep[];
}

interface Control {
  readonly role: string;
  readonly name: string;
}

const known: Readonly<Record<string, Readonly<Record<string, Control>>>> = controls;

/** A planned case in the words of one language. */
export function testCase(
  { requirement, steps }: PlannedCase,
  chart: { readonly id: string; readonly area: string },
  voice: Voice,
): TestCase {
  const { say, names } = voice;
  const place = places[chart.id];
  const asked = say('atlas:requirement.text', {
    when: say(`transitions:${requirement}.when`),
    then: say(`transitions:${requirement}.then`),
  });
  return {
    id: requirement,
    title: asked,
    section: [say(`atlas:area.${chart.area}`), names.chart],
    before:
      place === undefined
        ? ''
        : say('atlas:cases.before', { ...place, name: worded(place.name, say) }),
    steps: steps.map(({ stimulus, state, effects }, index) => ({
      action: actionWords(chart.id, stimulus, voice),
      data: dataWords(stimulus, voice),
      expected: [
        say('atlas:cases.seen', { state: names.value(valueOf(state)) }),
        ...messagesIn(effects, voice),
        ...(index === steps.length - 1
          ? [say('atlas:cases.owed', { id: requirement, asked })]
          : []),
      ].join('\n'),
    })),
  };
}

/** Nobody finds a draft that was not written before. */
const restored = 'content.restored';

/** What is done, and with which control where there is one, or by whom. */
function actionWords(chart: string, stimulus: Start | Stimulus, { names, say }: Voice): string {
  const what = names.step(causeOf(stimulus));
  const key = controlKey(stimulus);
  const control = known[chart]?.[key] ?? servedCharts[chart]?.[key.split(' ')[0] ?? ''];
  if (control === undefined) return what;
  if (typeof control === 'string') return `${what}\n${say(`atlas:cases.by.${control}`)}`;
  const use =
    stimulus.kind === 'event' && stimulus.event.type === restored ? 'draft' : control.role;
  const name = control.name
    .split(' | ')
    .map((one) => worded(one, say))
    .join(say('atlas:cases.or'));
  return `${what}\n${say(`atlas:cases.use.${use}`, { name })}`;
}

function controlKey(stimulus: Start | Stimulus): string {
  if (stimulus.kind === 'event') return eventKey(stimulus.event);
  return stimulus.kind === 'done' || stimulus.kind === 'error' ? outcomeKey(stimulus) : '';
}

/** The words of a key, with its number, and what they leave open as an ellipsis; a name that is no key is itself. */
function worded(name: string, say: Voice['say']): string {
  const [, key, count] = /^(\w+:[\w.]+)(?:#(\d+))?$/.exec(name) ?? [];
  if (key === undefined) return name;
  const values = count === undefined ? {} : { count: Number(count) };
  return say(key, values).replaceAll(/\{\{[^}]+\}\}/g, '…');
}
