import { fromPromise } from 'xstate';

interface Chosen {
  readonly file: Blob;
}

/** A placeholder for the actor that reads a file; the page puts the real one in its place. */
export function fileReader<Content, Input extends Chosen = Chosen>() {
  return fromPromise<Content, Input>(() =>
    Promise.reject(new Error('There is nobody who reads files')),
  );
}
