import { z } from 'zod';
import { idsIn } from './requirements';

/** A test that ran. */
export interface RunTest {
  readonly title: string;
  /** The ids that its title names in brackets. */
  readonly ids: readonly string[];
  /** What the test sees of the product. */
  readonly place: 'browser' | 'server' | 'view' | 'unit';
}

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

interface Suite {
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
    suites: z.array(suite).optional(),
  }),
);

const browserReport = z.object({ suites: z.array(suite) });

/** The tests that passed, or those that failed, from the JSON report of Vitest or of Playwright. */
export function testsOf(report: unknown, outcome: 'passed' | 'failed'): RunTest[] {
  const browsed = browserReport.safeParse(report);
  if (browsed.success) {
    return browsed.data.suites
      .flatMap((one) => titlesIn(one, '', outcome === 'passed'))
      .map((title) => ({ title, ids: bracketedIds(title), place: 'browser' }));
  }
  return unitReport
    .parse(report)
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === outcome)
        .map(({ fullName: title }) => ({ title, ids: bracketedIds(title), place: placeOf(name) })),
    );
}

function placeOf(file: string): RunTest['place'] {
  if (file.includes('/tests/server/')) return 'server';
  return file.includes('/tests/ui/') ? 'view' : 'unit';
}

function titlesIn({ title, specs, suites = [] }: Suite, above: string, isOk: boolean): string[] {
  const path = `${above}${title} `;
  return [
    ...specs.filter(({ ok }) => ok === isOk).map((spec) => path + spec.title),
    ...suites.flatMap((inner) => titlesIn(inner, path, isOk)),
  ];
}

/** The ids in all brackets of a text. */
export function bracketedIds(text: string): string[] {
  return [...text.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) => idsIn(inside));
}
