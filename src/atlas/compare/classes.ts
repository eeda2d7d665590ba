import type { AnyCatalogue, Start, Stimulus } from '../../paths';

/** The classes of one version's values, by name: those of another version are not the same ones. */
export type Classes = ReadonlyMap<string, object>;

/** The classes that the values of some catalogues are instances of. */
export function classesIn(catalogues: readonly AnyCatalogue[]): Classes {
  const found = new Map<string, object>();
  const known = new Set<unknown>();
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null || known.has(value)) return;
    known.add(value);
    const prototype: unknown = Object.getPrototypeOf(value);
    const name = classOf(value);
    if (name !== null && typeof prototype === 'object' && prototype !== null) {
      found.set(name, prototype);
    }
    Object.values(value).forEach(look);
  };
  catalogues.forEach(look);
  return found;
}

/**
 * A stimulus as another version would meet it: what is an instance of one of its classes becomes an
 * instance of the other version's class of that name, for guards that ask with `instanceof`.
 */
export function translated<One extends Start | Stimulus>(stimulus: One, classes: Classes): One {
  return { ...stimulus, ...translatedParts(stimulus, classes) };
}

function translatedParts(stimulus: Start | Stimulus, classes: Classes): object {
  const value = 'value' in stimulus ? { value: asIn(classes, stimulus.value) } : {};
  return 'event' in stimulus ? { ...value, event: asIn(classes, stimulus.event) } : value;
}

/** A value with instances of another version's classes made those of these. */
function asIn(classes: Classes, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => asIn(classes, one));
  const name = classOf(value);
  if (name === null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asIn(classes, one)]));
  }
  const prototype = classes.get(name);
  if (prototype === undefined || prototype === Object.getPrototypeOf(value)) return value;
  const copy: object = Object.create(prototype);
  return Object.defineProperties(copy, Object.getOwnPropertyDescriptors(value));
}

/** The name of a value's class; null for plain objects and lists. */
function classOf(value: object): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype || Array.isArray(value)) return null;
  return value.constructor.name;
}
