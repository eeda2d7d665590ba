import type { TestCase, TestStep } from './cases';
import { requirementWords } from './requirementWords';
import { type Language, say, spoken, type Words } from './words';

/** A chart's test cases under its title. */
export interface Chapter {
  readonly title: Words;
  readonly cases: readonly TestCase[];
}

/** The words of the Gherkin dialects `en` and `zh-CN`; a step's keyword is followed by its text. */
const keywords = {
  zh: { feature: '功能', rule: '规则', scenario: '场景', given: '假如', when: '当', then: '那么' },
  en: {
    ...{ feature: 'Feature', rule: 'Rule', scenario: 'Scenario' },
    ...{ given: 'Given ', when: 'When ', then: 'Then ' },
  },
} as const;

/**
 * All test cases as one Gherkin document, a rule a chart and a scenario a path; its keywords are
 * English and its sentences bilingual unless a language is asked for.
 */
export function casesGherkin(chapters: readonly Chapter[], language?: Language): string {
  const words = keywords[language ?? 'en'];
  return [
    ...(language === 'zh' ? ['# language: zh-CN'] : []),
    `${words.feature}: ${spoken(say('feature'), language)}`,
    ...chapters.flatMap(({ title, cases }) => [
      '',
      `  ${words.rule}: ${spoken(title, language)}`,
      ...cases.flatMap(({ id, title: name, steps }) => [
        '',
        ...tagsOf(steps),
        `    ${words.scenario}: ${id} ${spoken(name, language)}`,
        ...requirementLines(steps, language),
        ...steps.flatMap((step, index) => [
          `      ${index === 0 ? words.given : words.when}${spoken(step.label, language)}`,
          ...dataLines(step.data),
          `      ${words.then}${spoken(stateOf(step), language)}`,
        ]),
      ]),
    ]),
    '',
  ].join('\n');
}

/** The scenario's description: what each requirement that it proves asks for. */
function requirementLines(steps: readonly TestStep[], language?: Language): string[] {
  return idsOf(steps).flatMap((id) => {
    const words = requirementWords(id);
    return words === null ? [] : [`      ${id} ${spoken(words, language)}`];
  });
}

function idsOf(steps: readonly TestStep[]): string[] {
  return [...new Set(steps.flatMap(({ spec }) => spec))];
}

/** The requirements that a scenario proves are its tags. */
function tagsOf(steps: readonly TestStep[]): string[] {
  const ids = idsOf(steps);
  return ids.length === 0 ? [] : [`    ${ids.map((id) => `@${id}`).join(' ')}`];
}

function stateOf({ state }: TestStep): Words {
  return {
    zh: say('expected', { state: state.zh }).zh,
    en: say('expected', { state: state.en }).en,
  };
}

function dataLines(data: string): string[] {
  const line = data.replaceAll(/\s*\n\s*/g, ' ');
  return line === '' ? [] : ['        """', `        ${line}`, '        """'];
}
