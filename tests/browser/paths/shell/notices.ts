import { codes } from '../../../../src/contract/codes';
import { superviseJump } from '../../../../src/contract/superviseJump';
import type { ShownToast } from '../../../../src/machines/shell/toasts';
import type { Walk } from '../adapter';

type Tone = ShownToast['tone'];

/** Errors are told at once, what went well when there is time. */
const roles = { good: 'status', bad: 'alert' } as const;

/** What sends a notice away; no two of a tone stand there at once. */
export const cross = ({ page, say }: Walk, { tone }: { readonly tone: Tone }) =>
  page.getByRole(roles[tone]).getByRole('button', { name: say('parts:toast.dismiss') });

/** Asks for the way to the supervision, and is told that there is none. */
export async function failToSupervise({ page, world, say }: Walk): Promise<void> {
  const code = String(codes.failure);
  await world.control('fail', { path: superviseJump.path, kind: 'code', code });
  await page.getByRole('button', { name: say('shell:ways.label') }).click();
  await page.getByRole('menuitem', { name: say('shell:ways.supervise') }).click();
}
