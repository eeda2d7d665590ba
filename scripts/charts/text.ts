import {
  type Behaviour,
  type Comparison,
  type Difference,
  type Distinction,
  type ImplementationChange,
  type Reaction,
  signs,
  type StateChange,
  toldOnlyBy,
  type TransitionChange,
} from '../../src/atlas/compare';
import { fingerprint } from '../../src/paths';
import { ChartWords, inBoth, type Language, type Names, spoken, type Words } from '../paths/words';
import type { Chart } from '../paths/charts';
import type { Differences } from './differences';
import { say } from './words';

/** As in drawings, but with a sign that every terminal has. */
const marks = { ...signs, removed: '-' } as const;
const longestValue = 160;

/** What has become of all charts, as text; in both languages unless one is asked for. */
export class DifferencesText {
  private readonly names: Names;
  private readonly language: Language | undefined;

  constructor(names: Names, language?: Language) {
    this.names = names;
    this.language = language;
  }

  lines({ revision, changed, added, removed, charts }: Differences): string[] {
    if (changed.length + added.length + removed.length === 0) {
      return [this.say('same', { revision })];
    }
    const numbers = {
      ...{ changed: changed.length, charts: charts.length },
      ...{ added: added.length, removed: removed.length },
    };
    return [
      this.say('title', { revision }),
      '',
      ...changed.flatMap(({ comparison }) => [...this.comparisonLines(comparison), '']),
      ...this.chartLines(added, 'added', 'chartAdded'),
      ...this.chartLines(removed, 'removed', 'chartRemoved'),
      this.say('total', numbers),
    ];
  }

  /** The states and transitions of a chart that read otherwise. */
  reading({ states, transitions }: Pick<Comparison, 'states' | 'transitions'>): string[] {
    return [
      ...this.section(
        'states',
        states.flatMap((one) => this.changeLines(one)),
      ),
      ...this.section(
        'transitions',
        transitions.flatMap((one) => this.changeLines(one)),
      ),
    ];
  }

  private chartLines(charts: readonly Chart[], mark: 'added' | 'removed', key: string): string[] {
    return charts.flatMap(({ name }) => [
      `${marks[mark]} ${name}  ${this.spoken(this.wordsOf(name).title)}: ${this.say(key)}`,
      '',
    ]);
  }

  private comparisonLines(comparison: Comparison): string[] {
    const { chart, states, transitions, implementations, behaviour } = comparison;
    const words = this.wordsOf(chart);
    const isRead = states.length + transitions.length + implementations.length > 0;
    return [
      `${chart}  ${this.spoken(words.title)}`,
      ...(isRead ? [] : [`  ${this.say('onlyBehaviour')}`]),
      ...this.reading(comparison),
      ...this.section(
        'implementations',
        implementations.flatMap((one) => this.functionLines(one)),
      ),
      ...this.behaviourLines(behaviour, words),
    ];
  }

  private section(title: string, lines: readonly string[]): string[] {
    return lines.length === 0
      ? []
      : [`  ${this.say(title)}`, ...lines.map((line) => `    ${line}`)];
  }

  private changeLines({ kind, before, after, differences }: StateChange | TransitionChange) {
    const isMoved = kind === 'renamed' || (before !== null && after !== null && before !== after);
    const name = isMoved ? `${before ?? ''} → ${after ?? ''}` : (after ?? before ?? '');
    return [
      `${marks[kind]} ${name}  ${this.say(kind)}`,
      ...differences.map((one) => `    ${this.differenceText(one)}`),
    ];
  }

  private differenceText({ part, before, after }: Difference): string {
    const shown = (text: string) => (text === '' ? this.say('nothing') : text);
    return `${this.say(`part.${part}`)}: ${shown(before)} → ${shown(after)}`;
  }

  private functionLines({ kind, name, transitions }: ImplementationChange): string[] {
    const used = transitions.map((id) => `    ${id}`);
    const count = this.say('usedBy', { count: transitions.length });
    return [`~ ${this.say(`function.${kind}`)} ${name}  ${count}`, ...used];
  }

  private behaviourLines(behaviour: Behaviour, words: ChartWords): string[] {
    switch (behaviour.kind) {
      case 'different':
        return this.distinctionLines(behaviour.distinction, words);
      case 'incomparable':
        return [`  ${this.say(behaviour.kind, { reason: behaviour.reason })}`];
      default:
        return [`  ${this.say(behaviour.kind, { count: behaviour.exhausted })}`];
    }
  }

  private distinctionLines(distinction: Distinction, words: ChartWords): string[] {
    const { steps, before, after, isShown } = distinction;
    const count = steps.length - 1;
    return [
      `  ${this.say(isShown ? 'apart' : 'apartInMemory', { count })}`,
      ...steps.flatMap(({ stimulus, data }, index) => [
        `    ${index}. ${this.spoken(words.step(stimulus))}`,
        ...(data === '' ? [] : [`       ${shortened(data)}`]),
      ]),
      ...this.reactionLines('before', before, words, toldOnlyBy(before, after)),
      ...this.reactionLines('after', after, words, toldOnlyBy(after, before)),
    ];
  }

  private reactionLines(
    when: 'before' | 'after',
    reaction: Reaction,
    words: ChartWords,
    told: readonly string[],
  ) {
    const { taken, context } = reaction;
    const head = this.spoken(comesTo(reaction, words));
    const remembered = Object.entries(context).map(
      ([key, value]) => `${key}: ${shortened(fingerprint(value))}`,
    );
    return [
      `    ${this.say(when)}: ${head}`,
      ...(taken.length === 0 ? [`      ${this.say('takesNothing')}`] : []),
      ...taken.map((id) => `      ${this.say('takes')} ${id}`),
      ...told.map((effect) => `      ${this.say('tells')} ${shortened(effect)}`),
      ...remembered.map((part) => `      ${this.say('remembers')} ${part}`),
    ];
  }

  private wordsOf(chart: string): ChartWords {
    return new ChartWords(chart, this.names);
  }

  private say(key: string, values: Parameters<typeof say>[1] = {}): string {
    return this.spoken(say(key, values));
  }

  private spoken(words: Words): string {
    return spoken(words, this.language);
  }
}

/** Where a version stands after the last step: the state's name, and what the chart calls it. */
export function comesTo({ state, value }: Reaction, words: ChartWords): Words {
  if (state === null || value === null) return say('fails');
  const names = words.state(value);
  return inBoth((language) => {
    const isNamed = names[language] !== state;
    return say('comesTo', { state: isNamed ? `${names[language]} (${state})` : state })[language];
  });
}

function shortened(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
}
