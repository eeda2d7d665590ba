import { createActor, fromPromise } from 'xstate';
import { z } from 'zod/mini';
import { saveFile } from '../../ui/parts/saveFile';
import { remarksFile, remarksIn, type Remark } from './remark';
import { remarks, type RemarksActor } from './remarks';

const place = 'atlas-remarks';
const namePlace = 'atlas-remarks-by';

function kept<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function keep(all: readonly Remark[], by: string): void {
  try {
    localStorage.setItem(place, remarksFile(all));
    localStorage.setItem(namePlace, JSON.stringify(by));
  } catch {
    // They hold until the page is left, and can be saved as a file.
  }
}

/** What a remark that is written now is told from others by, and its day. */
export function stamped(): Pick<Remark, 'id' | 'at'> {
  return { id: crypto.randomUUID(), at: new Date().toISOString().slice(0, 10) };
}

let started: RemarksActor | null = null;

/** The remarks of this browser: one desk for all charts, as long as the page is open. */
export function keptRemarks(): RemarksActor {
  started ??= createActor(
    remarks.provide({
      actors: {
        open: fromPromise<readonly Remark[], { readonly file: Blob }>(async ({ input: { file } }) =>
          remarksIn(await file.text()),
        ),
      },
      actions: {
        keep: ({ context }) => keep(context.remarks, context.by),
        saveFile: (_, { name, text }) =>
          saveFile(name, new Blob([text], { type: 'application/json' })),
      },
    }),
    {
      input: {
        remarks: kept(() => remarksIn(localStorage.getItem(place) ?? ''), []),
        by: kept(() => z.string().parse(JSON.parse(localStorage.getItem(namePlace) ?? '')), ''),
      },
    },
  ).start();
  return started;
}
