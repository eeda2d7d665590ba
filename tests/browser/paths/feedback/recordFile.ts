import type { Answer } from '../answers';

/** The browser takes the file of a record, or refuses it as one whose disk is full does. */
const takes =
  (isTaken: boolean): Answer =>
  (_, { page }) =>
    page.evaluate((now) => {
      Reflect.deleteProperty(URL, 'createObjectURL');
      if (now) return;
      Object.defineProperty(URL, 'createObjectURL', {
        configurable: true,
        value: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      });
    }, isTaken);

export const recordFile = { done: [takes(true)], error: [takes(false)] };
