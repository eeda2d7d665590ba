import { type AnyEventObject, assign, sendParent, setup, type Subscribable } from 'xstate';
import type { AnswerOf, Call, PayloadOf } from '../../contract/call';
import { hasCode, isUnsure } from '../../contract/failure';
import { isSameFile } from '../../domain/chosenFile';
import { errorIn, type Failure } from './failure';
import { answeredMessage, type Message } from './notice';
import { signal, type Signals } from './signal';
import { translate, translated } from './translated';

/** A file that was chosen and is not uploaded yet. */
export interface ChosenFile<Along = unknown> {
  readonly id: number;
  readonly file: File;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** What goes along with it. */
  readonly along: Along;
  /** Why it is not on its way; null while it waits or is being uploaded. */
  readonly trouble: Message | null;
  /** Whether another try may help. */
  readonly isRetriable: boolean;
}

/** Files that somebody has chosen, and what goes along with each. */
export interface Chosen<Along> {
  readonly files: readonly File[];
  readonly along: Along;
}

interface Named {
  readonly id: number;
}

/** What makes an upload; see `fileUpload`. */
export interface FileUploadDefinition<C extends Call, Scope, Along> {
  readonly id: string;
  readonly call: C;
  readonly payload: (sent: {
    readonly scope: Scope;
    readonly along: Along;
    readonly name: string;
    readonly file: File;
  }) => PayloadOf<C>;
  /** Why each of some files is refused before anything is sent, null where it is not; `kept` wait or have failed. */
  readonly refused: (
    chosen: Chosen<Along> & { readonly scope: Scope; readonly kept: number },
  ) => readonly (Message | null)[];
  /** The key of what a file says that was not uploaded, where the server gives no reason. */
  readonly failed: string;
  /** The key of what a file says that may have arrived, since no answer came; as if it had failed, unless told. */
  readonly unsure?: string;
  /** The event that the invoking chart receives once a file is uploaded; `unsent` were chosen and are not yet. */
  readonly uploaded: (done: {
    readonly scope: Scope;
    readonly file: ChosenFile<Along>;
    readonly unsent: number;
    readonly answer: AnswerOf<C>;
  }) => AnyEventObject;
  /** Of files that go along with a form: it hears how many are not uploaded yet, and may hold or drop them. */
  readonly ofForm?: {
    readonly counted: (chosen: {
      readonly scope: Scope;
      readonly unsent: number;
    }) => AnyEventObject;
    /** Whether those that were refused count, too: whoever sends the form is asked about them. */
    readonly countsRefused: boolean;
    /** The key of what a file says that was held back. */
    readonly held: string;
  };
}

interface Context<Scope, Along> {
  readonly scope: Scope;
  /** In the order in which they are uploaded, one after the other. */
  readonly files: readonly ChosenFile<Along>[];
  /** How much of the one that is being uploaded is sent, from 0 to 1. */
  readonly share: number;
}

type Event<Along> =
  | ({ type: 'files.chosen' } & Chosen<Along>)
  | ({ type: 'file.retried' } & Named)
  | ({ type: 'file.removed' } & Named)
  | { type: 'uploads.held' }
  /** The form shows another text, with files of its own. */
  | { type: 'uploads.dropped' }
  | Signals['uploads'];

type Files<Along = unknown> = Pick<Context<unknown, Along>, 'files'>;

const currentOf = <Along>({ files }: Files<Along>) => files.find(({ trouble }) => trouble === null);
const unsentOf = <Along>({ files }: Files<Along>) => files.filter(({ isRetriable }) => isRetriable);
const others = <Along>({ files }: Files<Along>, id: number | undefined) =>
  files.filter((one) => one.id !== id);

/**
 * Brings files to the server one after the other, beside the chart that invokes it with its scope. Each is checked
 * before anything of it is sent. One that fails or is refused keeps no other back, and stays until it is tried again
 * or removed.
 *
 * @example
 * export const materialUpload = fileUpload({
 *   id: 'materialUpload',
 *   call: uploadMaterial,
 *   payload: ({ scope, along, name, file }) => ({ ...scope, ...along, name, file }),
 *   refused: ({ files }) => files.map((file) => …),
 *   failed: 'materials:upload.failed',
 *   uploaded: ({ file: { name } }) => ({ type: 'material.uploaded', name }),
 * });
 */
export function fileUpload<C extends Call, Scope extends object, Along>(
  definition: FileUploadDefinition<C, Scope, Along>,
) {
  type Own = Context<Scope, Along>;
  const { id, call, payload, refused, failed, unsure = failed, uploaded, ofForm } = definition;
  const upload = translate({
    call,
    payload: ({ scope, current }: { scope: Scope; current: ChosenFile<Along> | undefined }) => {
      if (current === undefined) throw new Error('no file waits');
      const { along, name, file } = current;
      return payload({ scope, along, name, file });
    },
    answer: (answer: AnswerOf<C>) => answer,
  });
  /** How many are not uploaded, as the form counts them. */
  const leftIn = (own: Files<Along>) =>
    ofForm?.countsRefused === false ? unsentOf(own).length : own.files.length;
  const tellCount = ofForm === undefined ? [] : (['tellCount'] as const);
  return setup({
    types: {} as {
      context: Own;
      events: Event<Along>;
      input: Scope;
      tags: 'busy';
    },
    actors: { upload: translated(upload), uploads: signal('uploads') },
    guards: {
      hasWaiting: ({ context }) => currentOf(context) !== undefined,
      isOnTheWay: ({ context }, one: Named) => currentOf(context)?.id === one.id,
      isOfCurrent: ({ context }, { size }: { size: number }) => currentOf(context)?.size === size,
      isRetriable: ({ context: { files } }, one: Named) =>
        files.some((file) => file.id === one.id && file.trouble !== null && file.isRetriable),
    },
    actions: {
      /** One that failed or was refused may be chosen again: the new one takes its place. What a form refused stays until it is removed. */
      addFiles: assign(({ context }, { files, along }: Chosen<Along>) => {
        const standing = ofForm === undefined ? unsentOf(context) : context.files;
        const kept = standing.filter(
          ({ file, trouble }) => trouble === null || !files.some((one) => isSameFile(one, file)),
        );
        const room = { scope: context.scope, kept: unsentOf({ files: kept }).length };
        const troubles = refused({ files, along, ...room });
        const free = Math.max(0, ...kept.map((one) => one.id)) + 1;
        const added = files.map((file, index) => {
          const trouble = troubles[index] ?? null;
          const { name, size } = file;
          const one = { id: free + index, file, name, size, along };
          return { ...one, trouble, isRetriable: trouble === null };
        });
        return { files: [...kept, ...added] };
      }),
      /** To the end: what is being uploaded stays the first that waits. */
      tryAgain: assign(({ context }, again: Named) => ({
        files: [
          ...others(context, again.id),
          ...context.files
            .filter((one) => one.id === again.id)
            .map((one) => ({ ...one, trouble: null })),
        ],
      })),
      removeFile: assign(({ context }, gone: Named) => ({ files: others(context, gone.id) })),
      removeUploaded: assign(({ context }) => ({
        files: others(context, currentOf(context)?.id),
      })),
      /** They stay to be tried again, where the form goes on. */
      holdFiles: assign(({ context: { files } }) => ({
        files: files.map((one) =>
          one.trouble === null ? { ...one, trouble: { key: ofForm?.held ?? failed } } : one,
        ),
      })),
      dropFiles: assign({ files: [] }),
      startShare: assign({ share: 0 }),
      keepShare: assign((_, { share }: { share: number }) => ({ share })),
      /** An upload that was answered says itself what was wrong; a file that the server refuses stays refused. */
      keepTrouble: assign(({ context }, { error }: Failure) => {
        const trouble = answeredMessage(error, isUnsure(error) ? unsure : failed);
        const isRetriable = !hasCode(error, 'badPayload');
        const current = currentOf(context)?.id;
        return {
          files: context.files.map((one) =>
            one.id === current ? { ...one, trouble, isRetriable } : one,
          ),
        };
      }),
      tellUploaded: sendParent(({ context }, { answer }: { answer: AnswerOf<C> }) => {
        const { scope } = context;
        const file = currentOf(context);
        if (file === undefined) throw new Error('no file was on its way');
        return uploaded({ scope, file, unsent: leftIn(context) - 1, answer });
      }),
      tellCount: sendParent(({ context }) =>
        ofForm === undefined
          ? { type: '' }
          : ofForm.counted({ scope: context.scope, unsent: leftIn(context) }),
      ),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ scope: input, files: [], share: 0 }),
    on: {
      'files.chosen': {
        actions: [{ type: 'addFiles', params: ({ event }) => event }, ...tellCount],
      },
      'file.retried': {
        guard: { type: 'isRetriable', params: ({ event }) => event },
        actions: { type: 'tryAgain', params: ({ event }) => event },
      },
      'file.removed': {
        actions: [{ type: 'removeFile', params: ({ event }) => event }, ...tellCount],
      },
      ...(ofForm && {
        'uploads.held': { target: '.idle', actions: 'holdFiles' },
        'uploads.dropped': { target: '.idle', actions: ['dropFiles', 'tellCount'] },
      }),
    },
    initial: 'idle',
    states: {
      idle: { always: { guard: 'hasWaiting', target: 'uploading' } },
      uploading: {
        tags: 'busy',
        entry: 'startShare',
        on: {
          'upload.progressed': {
            guard: { type: 'isOfCurrent', params: ({ event }) => event },
            actions: { type: 'keepShare', params: ({ event }) => event },
          },
          'file.removed': {
            guard: { type: 'isOnTheWay', params: ({ event }) => event },
            target: 'idle',
            actions: [{ type: 'removeFile', params: ({ event }) => event }, ...tellCount],
          },
        },
        invoke: [
          { src: 'uploads' },
          {
            id: 'upload',
            src: 'upload',
            input: ({ context }) => ({ scope: context.scope, current: currentOf(context) }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'tellUploaded', params: ({ event }) => ({ answer: event.output }) },
                'removeUploaded',
              ],
            },
            onError: {
              target: 'idle',
              actions: [{ type: 'keepTrouble', params: errorIn }, ...tellCount],
            },
          },
        ],
      },
    },
  });
}

interface AnyUpload<Along> {
  readonly context: Context<unknown, Along>;
  hasTag(tag: 'busy'): boolean;
}

/** The files that were chosen and are not uploaded yet; none where nothing uploads. */
export const selectFiles = <Along>(upload: AnyUpload<Along> | undefined) =>
  upload?.context.files ?? noFiles;
const noFiles: readonly never[] = [];
/** Which is being uploaded, by its id; null while none is. */
export const selectCurrent = (upload: AnyUpload<unknown>) =>
  upload.hasTag('busy') ? (currentOf(upload.context)?.id ?? null) : null;
export const selectShare = ({ context }: AnyUpload<unknown>) => context.share;
/** Whether a file is on its way; not where nothing uploads. */
export const selectIsUploading = (upload: AnyUpload<unknown> | undefined) =>
  upload?.hasTag('busy') ?? false;
/** How many were chosen and can still be uploaded; 0 where nothing uploads. */
export const selectUnsentCount = (upload: AnyUpload<unknown> | undefined) =>
  upload === undefined ? 0 : unsentOf(upload.context).length;
/** How many stand there, also those that were refused; 0 where nothing uploads. */
export const selectFileCount = (upload: AnyUpload<unknown> | undefined) =>
  selectFiles(upload).length;
/** Whether one has failed or was refused. */
export const selectHasTrouble = (upload: AnyUpload<unknown> | undefined) =>
  selectFiles(upload).some(({ trouble }) => trouble !== null);

/** The actor of any upload, for a view that shows what is on its way. */
export type AnyUploadActor = Subscribable<AnyUpload<unknown>> & {
  getSnapshot(): AnyUpload<unknown>;
  send(event: Exclude<Event<never>, { type: 'files.chosen' }>): void;
};
