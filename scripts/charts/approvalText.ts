import type { OtherText } from '../../src/atlas/approval/check';
import type { Judgement } from '../../src/atlas/approval/judgement';
import type { Departure } from '../../src/atlas/approval/situations';
import { stepFacts } from '../../src/atlas/approval/steps';
import { stimulusData } from '../../src/paths';
import type { PlannedChart } from '../paths/charts';
import { ChartWords, type Language, type Names, spoken, type Words } from '../paths/words';
import { DifferencesText } from './text';
import { say } from './words';

/** What somebody who changed a chart has to know before they record it, as text. */
export class ApprovalText {
  private readonly names: Names;
  private readonly language: Language | undefined;

  constructor(names: Names, language?: Language) {
    this.names = names;
    this.language = language;
  }

  /** How a chart stands to what is kept of it, in a line, and below it what differs. */
  lines({ name, machine }: PlannedChart, judgement: Judgement): string[] {
    const head = `${name}: ${this.say(`standing.${judgement.standing}`, valuesOf(judgement))}`;
    if (judgement.standing !== 'changed') return [head];
    const { states, transitions, departure, text } = judgement.drift;
    const words = new ChartWords(machine.id, this.names);
    const changes = new DifferencesText(this.names, this.language);
    return [
      head,
      ...changes.reading({ states, transitions }),
      ...(departure === null ? [] : this.departureLines(departure, words)),
      ...(text === null ? [] : this.textLines(text)),
      ...(departure === null && text === null ? [`  ${this.say('sameDoing')}`] : []),
    ];
  }

  private departureLines({ steps, before, step, isOther }: Departure, words: ChartWords): string[] {
    const last = steps.at(-1);
    const facts = step === null || last === undefined ? [] : stepFacts(last, step, before);
    const key = isOther ? 'departs' : 'hearsLess';
    return [
      `  ${this.say(key, { count: Math.max(0, steps.length - 1) })}`,
      ...steps.flatMap((stimulus, index) => [
        `    ${String(index)}. ${this.spoken(words.step(stimulus))}`,
        ...indented(stimulusData(stimulus)),
      ]),
      ...facts
        .filter((fact) => !fact.startsWith('with '))
        .map((fact) => `       ${this.say('after')}: ${fact}`),
      ...(step === null ? [`       ${this.say('after')}: ${this.say('fails')}`] : []),
    ];
  }

  private textLines({ block, steps, before, after }: OtherText): string[] {
    return [
      `  ${this.say('readsOtherwise', { block })}`,
      ...steps.map((line) => `    ${line}`),
      ...before.map((line) => `    - ${line}`),
      ...after.map((line) => `    + ${line}`),
    ];
  }

  private say(key: string, values: Parameters<typeof say>[1] = {}): string {
    return this.spoken(say(key, values));
  }

  private spoken(words: Words): string {
    return spoken(words, this.language);
  }
}

/** Who signed last, and what is wrong with the files. */
function valuesOf(judgement: Judgement): Readonly<Record<string, string>> {
  if (judgement.standing === 'missing') return {};
  if (judgement.standing === 'edited') return { reason: judgement.reason };
  const last = judgement.kept.signatures.at(-1);
  return last === undefined ? {} : { by: last.by, at: last.at, why: last.why };
}

/** Whether a chart does what somebody has recorded or approved. */
export function isKept({ standing }: Judgement): boolean {
  return standing === 'approved' || standing === 'recorded';
}

function indented(data: string): string[] {
  return data === '' ? [] : [`       ${data.length > 160 ? `${data.slice(0, 159)}…` : data}`];
}
