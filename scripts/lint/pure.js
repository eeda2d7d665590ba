/** Globals by which a program touches the world around it. */
const world = [
  ...['window', 'document', 'navigator', 'location', 'history', 'globalThis', 'self', 'process'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'crypto', 'performance', 'console'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval'],
  ...['queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback'],
  ...['alert', 'confirm', 'prompt'],
];

/** Bans the world's globals, with the reason that holds in a layer. */
export const worldless = (message, more = []) =>
  [...world, ...more].map((name) => ({ name, message }));

/** Time and chance are given to a pure function, never taken by it. */
export const timeless = [
  {
    selector:
      ':matches(NewExpression, CallExpression)[callee.name="Date"][arguments.length=0], ' +
      'MemberExpression[object.name="Date"][property.name="now"]',
    message: 'No clock here: a moment comes in through input, an event or an argument.',
  },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'No chance here: a random number comes in through input, an event or an argument.',
  },
];

/** All that is wrong with a form is told in one round. */
export const inOneRound = [
  {
    selector: 'Property[key.name="abort"]',
    message:
      'No abort here: it leaves out the rules of several fields; of a field the first fault is told.',
  },
];

/** What a browser loads is kept small. */
export const slim = {
  regex: '^zod(?!/mini$)',
  message: 'Import zod/mini: with the whole of zod, every first visit loads what nothing uses.',
};

/** Lets a layer import its own packages and files of ours, nothing else. */
export const onlyPackages = (packages, message) => ({
  regex: `^(?!\\.{1,2}/|(${packages.join('|')})(/|$))`,
  message,
});
