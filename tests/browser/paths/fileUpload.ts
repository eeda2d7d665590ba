import type { Locator } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { ChosenFile } from '../../../src/machines/parts/fileUpload';
import type { AnyCatalogue } from '../../../src/paths';
import { lost, really } from './answers';
import { files as known, type FilesChosen } from './files';
import type { ScreenAdapter, Walk } from './adapter';

interface Upload {
  readonly chart: AnyStateMachine;
  readonly catalogue: AnyCatalogue;
  /** The buttons of a file are `<words>.retry` and `<words>.drop`. */
  readonly words: string;
  readonly enter: ScreenAdapter['enter'];
  readonly shows?: ScreenAdapter['shows'];
  /** Where files are chosen. */
  readonly input: (walk: Walk) => Locator;
  /** What another part does, by transition, beside how much is sent. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

interface State {
  readonly context: { readonly files: readonly ChosenFile[] };
}

interface Named {
  readonly type: string;
  readonly name: string;
}

/** The files by what they are called on the screen, too. */
const named = ({ context }: State) => context.files.map(({ id, name }) => ({ id, name }));

const ofFile = (verb: string) => ({
  find: ({ page, say }: Walk, { name }: Named) =>
    page.getByRole('button', { name: say(verb, { name }), exact: true }),
});

/** Files on their way to the server: every upload has the same paths. */
export function fileUploadAdapter(upload: Upload): ScreenAdapter {
  const { chart, catalogue, words, enter, shows, input, elsewhere } = upload;
  return {
    chart,
    catalogue: {
      ...catalogue,
      events: { ...catalogue.events, ...{ 'file.retried': named, 'file.removed': named } },
    },
    enter,
    ...(shows && { shows }),
    events: {
      'files.chosen': {
        find: input,
        use: (field: Locator, { files }: FilesChosen) =>
          field.setInputFiles(files.map(({ name, type }) => ({ ...known[type], name }))),
      },
      'file.retried': ofFile(`${words}.retry`),
      'file.removed': ofFile(`${words}.drop`),
    },
    answers: { upload: { done: [really], error: [lost] } },
    elsewhere: {
      ...elsewhere,
      [`${chart.id}.uploading|upload.progressed|0`]:
        'How much is sent the browser tells while it sends; the planned paths of the chart alone prove it',
    },
  };
}
