import { CallFailure } from '../../contract/failure';
import type { ChosenFile } from './fileUpload';

interface UploadSample<Scope, Along, Answer> {
  readonly inputs: Readonly<Record<string, Scope>>;
  readonly along: Along;
  /** Two files that are accepted, of different size and name, and one that is not. */
  readonly accepted: readonly [File, File];
  readonly refused: File;
  readonly answer: Answer;
}

interface State {
  readonly context: Memory;
}

interface Memory {
  readonly scope: object;
  readonly files: readonly ChosenFile[];
  readonly share: number;
}

const named = ({ context }: State) => context.files.map(({ id }) => ({ id }));

/** Samples for the paths of any upload. */
export function fileUploadPaths<Scope extends object, Along, Answer>({
  inputs,
  along,
  accepted,
  refused,
  answer,
}: UploadSample<Scope, Along, Answer>) {
  return {
    inputs,
    events: {
      'files.chosen': ({ context: { files } }: State) =>
        files.length > 0
          ? []
          : [
              { files: [...accepted], along },
              { files: [refused], along },
            ],
      'file.retried': named,
      'file.removed': named,
      'upload.progressed': ({ context: { files } }: State) =>
        files.filter(({ trouble }) => trouble === null).map(({ size }) => ({ size, share: 0.5 })),
    },
    outcomes: {
      upload: { done: [answer], error: [new CallFailure('network', { path: '/file' })] },
    },
    /** What tells two states apart: which files there are and what keeps each back. */
    project: ({ scope, files, share }: Memory) => ({
      ...{ scope, share },
      files: files.map(({ id, name, trouble, isRetriable }) => [
        ...[id, name, trouble?.key, isRetriable],
      ]),
    }),
  } as const;
}
