import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Size, Square } from '../../domain/crop';
import type { Draft, FoundDraft } from '../../domain/draft';
import type { SessionRecord } from '../../domain/sessionRecord';

/** What a chart may ask of the browser itself; `connect` puts the real thing in its place. */
export interface LocalOperations {
  'draft.load': { input: { key: string }; output: Draft | null };
  /** All drafts of a form, the oldest first. */
  'draft.find': { input: { key: string }; output: readonly FoundDraft[] };
  /** The drafts of all forms whose key begins so, the oldest first. */
  'draft.findAll': { input: { begins: string }; output: readonly FoundDraft[] };
  /** Writes at once what a database would be too slow for; what cannot be written is not. */
  'draft.note': { input: { key: string; content: unknown }; output: null };
  'draft.save': { input: { key: string; content: unknown }; output: Draft };
  /** The text of a file, of its first megabyte; `isCut` where there is more. */
  'file.read': { input: { address: string }; output: { text: string; isCut: boolean } };
  /** The size of a picture; rejects what is none. */
  'picture.measure': { input: { image: Blob }; output: Size };
  /** A square part of a picture. */
  'picture.cut': { input: { image: Blob; square: Square }; output: Blob };
  /** Loads the code and the words of a page, again where they did not come. */
  'page.load': { input: { path: string }; output: null };
  /** Whether the server still has the release that runs here; rejects where it cannot be reached. */
  'release.find': { input: undefined; output: { isSame: boolean } };
  /** What the portal's charts did last; null when they did nothing yet. */
  'record.read': { input: undefined; output: SessionRecord | null };
  /** Hands a record to the person as a file. */
  'record.save': { input: { record: SessionRecord | null }; output: null };
  /** Resolves with the address of the service desk's page, once it answers. */
  'serviceDesk.find': { input: undefined; output: { address: string } };
  'draft.remove': { input: { key: string }; output: null };
}

export type LocalName = keyof LocalOperations;

export type LocalLogic<Name extends LocalName> = PromiseActorLogic<
  LocalOperations[Name]['output'],
  LocalOperations[Name]['input']
> & { readonly local: Name };

/** A placeholder for an operation of the browser, such as keeping a draft. */
export function local<Name extends LocalName>(name: Name): LocalLogic<Name> {
  const logic = fromPromise<LocalOperations[Name]['output'], LocalOperations[Name]['input']>(() =>
    Promise.reject(new Error(`${name} is not connected`)),
  );
  return Object.assign(logic, { local: name });
}
