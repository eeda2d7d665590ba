import { createActor, fromPromise } from 'xstate';
import { saveFile } from '../../ui/parts/saveFile';
import { caseRun, type CaseRunActor, type Evidence } from './caseRun';

/** More than a picture of a screen takes. */
const largest = 10 * 1024 * 1024;

/** The moment, in ISO's form. */
export const now = (): string => new Date().toISOString();

const runs = new Map<string, CaseRunActor>();

/** The run of a case: it lasts, whatever else one looks at, until the page is left. */
export function runOf(chart: string, id: string): CaseRunActor {
  const key = `${chart} ${id}`;
  const run = runs.get(key) ?? started();
  runs.set(key, run);
  return run;
}

function started(): CaseRunActor {
  return createActor(
    caseRun.provide({
      actors: {
        read: fromPromise(async ({ input: { step, file } }) => ({
          step,
          change: { evidence: await evidenceIn(file) },
        })),
      },
      actions: {
        saveFile: (_, { name, text }) =>
          saveFile(name, new Blob([text], { type: 'application/json' })),
      },
    }),
  ).start();
}

/** Rejects for a file that is too large to be part of another one. */
function evidenceIn(file: File): Promise<Evidence> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      const { result } = reader;
      if (typeof result === 'string') resolve({ name: file.name, data: result });
      else reject(new Error(`${file.name} cannot be read`));
    });
    if (file.size > largest) reject(new Error(`${file.name} is too large`));
    else reader.readAsDataURL(file);
  });
}
