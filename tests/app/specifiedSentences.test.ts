import { expect, it } from 'vitest';
import { z } from 'zod/mini';

const words = import.meta.glob<unknown>('../../locales/en/*.json', {
  eager: true,
  import: 'default',
});
const branch = z.record(z.string(), z.unknown());

/** The words at a key such as `shell:failure.network`. */
function wordsAt(key: string): string {
  const [area = '', path = ''] = key.split(':');
  const found = path
    .split('.')
    .reduce((at, name) => branch.parse(at)[name], words[`../../locales/en/${area}.json`]);
  return z.string().parse(found);
}

const plain = (text: string): readonly string[] => text.toLowerCase().split(/[^a-z0-9]+/);

// Section 8 of the specification gives these in English, some without their small words.
it.each([
  ['MSG-001', 'login:failed', 'Login failed'],
  ['MSG-005', 'shell:failure.aborted', 'request was aborted'],
  ['MSG-006', 'shell:failure.network', 'network error'],
  ['MSG-007', 'shell:failure.timeout', 'request failed'],
  ['MSG-009', 'account:security.notSwitched', 'Switching failed'],
  ['MSG-010', 'shell:failure.unexpected', 'An error occurred, please try again later'],
  ['MSG-021', 'login:error.mobile.mobile', 'Please enter the correct phone number'],
  ['MSG-039', 'homework:refused.notLearned', 'student has not learned the course of the task card'],
  ['MSG-040', 'homework:refused.alreadyAssigned', 'homework already assigned for this task card'],
  ['MSG-041', 'homework:refused.noPoints', 'no knowledge points available'],
  ['MSG-042', 'homework:assign.arranging.text', 'assignment in progress, wait'],
  ['MSG-043', 'account:profile.uploadFailed', 'Upload failed'],
  ['MSG-044', 'account:profile.failed', 'Modification failed'],
  ['MSG-045', 'account:profile.saved', 'Save successful'],
  ['MSG-057', 'account:password.failed', 'Password modification failed'],
  ['MSG-062', 'account:wakeUp.failed', 'Wake up failed'],
  ['MSG-063', 'account:wakeUp.disabled', 'Your account has been disabled, contact your superior'],
])('[%s] %s says “%s”', (_, key, sentence) => {
  const said = plain(wordsAt(key));
  let from = 0;
  for (const word of plain(sentence)) {
    const at = said.indexOf(word, from);
    expect(at, word).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
});
