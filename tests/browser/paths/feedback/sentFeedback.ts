import { createFeedback } from '../../../../src/contract/feedback';
import { emptyOf } from '../../../../src/domain/feedback';
import { sampleRecord } from '../../../../src/machines/feedback/recordOffer.paths';
import { sentFeedback } from '../../../../src/machines/feedback/sentFeedback';
import { sentFeedbackPaths } from '../../../../src/machines/feedback/sentFeedback.paths';
import { createClient } from '../../../server/rig/client';
import { really } from '../answers';
import { button } from '../controls';
import { recordAdapter } from '../record';
import { denied } from '../denials';
import type { Walk } from '../adapter';
import { enterFeedback, tabOf, writer } from './page';

const { as, subject_id } = writer;
const { load } = sentFeedbackPaths.outcomes;
const [, withRecord] = load.done;

const written = { ...emptyOf('portal'), content: '学生列表一直是空的，刷新后才出现' };

/** Opens what was sent with a record of the session. */
async function enter(walk: Walk): Promise<void> {
  const { page, world } = walk;
  const sent = { subject_id, feedback: written, record: sampleRecord };
  await createClient(world.address).ask(createFeedback, sent, { as });
  await enterFeedback(walk);
  await tabOf(walk, 'sent').click();
  await page.getByRole('button', { name: written.content, exact: true }).click();
}

/** One feedback as it went to headquarters. */
export const sentFeedbackAdapter = recordAdapter({
  chart: sentFeedback,
  catalogue: {
    ...sentFeedbackPaths,
    outcomes: { ...sentFeedbackPaths.outcomes, load: { ...load, done: [withRecord] } },
  },
  enter,
  events: { 'file.requested': button('feedback:record.save') },
  answers: { saveRecord: { done: [really], error: [denied('createObjectURL')] } },
  atOnce: ['saveRecord'],
});
