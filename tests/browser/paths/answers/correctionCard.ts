import {
  correctionCardDetail,
  setCorrectionCard,
  setCorrectionTimes,
} from '../../../../src/contract/answers';
import { cardSetting } from '../../../../src/machines/answers/cardSetting';
import { cardSettingPaths } from '../../../../src/machines/answers/cardSetting.paths';
import { createClient } from '../../../server/rig/client';
import type { Walk } from '../adapter';
import { type Answer, lost, sending } from '../answers';
import { recordAdapter } from '../record';

const as = { as: 'zhou' };
const subject_id = 2;
/** A subject whose questions have no formulas: it is the card's calls that are about mathematics. */
const address = '/student/detail?subject_id=3&student_id=10011&view=errorBook';
/** Students whose cards are off and on in the demonstration, as often a day as in the plan. */
const loaded = { off: 10028, on: 10022 } as const;
/** How often a day the plan's card comes that was turned. */
const usual = 3;
/** Somebody else's is changed. */
const scratch = 10003;

const turner = ({ page, say }: Walk, way: 'on' | 'off') =>
  page.getByRole('button', { name: say(`answers:correctionCard.turn.${way}`), exact: true });

/** Whether the page shows a card that is on. */
const isOnShown = (walk: Walk) => turner(walk, 'off').isVisible();

const of = (studentId: number, fields: Readonly<Record<string, string>> = {}): Answer =>
  sending({ student_id: String(studentId), subject_id: String(subject_id), ...fields });

/** Brings the scratch card to where the plan has it, whatever other walks have done with it. */
async function put({ world }: Walk, isOn: boolean, times: number): Promise<void> {
  const client = createClient(world.address);
  const student = { subject_id, student_id: scratch };
  const turn = (is_on: boolean) => client.ask(setCorrectionCard, { ...student, is_on }, as);
  const card = await client.ask(correctionCardDetail, student, as);
  if (!card.is_on) await turn(true);
  await client.ask(setCorrectionTimes, { ...student, times }, as);
  if (!isOn) await turn(false);
}

/** The card is turned from where it is shown; it may have been loaded anew since it was asked for. */
const turned: Answer = async (call, walk) => {
  const isOn = await isOnShown(walk);
  await put(walk, isOn, usual);
  await of(scratch, { is_on: isOn ? '0' : '1' })(call, walk);
};

/** Somebody else has turned the card already. */
const turnedAlready: Answer = async (call, walk) => {
  const isOn = await isOnShown(walk);
  await put(walk, !isOn, usual);
  await of(scratch, { is_on: isOn ? '0' : '1' })(call, walk);
};

/** Each load shows a card that is off, or, where one is that is off, one that is on. */
const load: Answer = async (call, walk) => {
  const isOff = await turner(walk, 'on').isVisible();
  await of(loaded[isOff ? 'on' : 'off'])(call, walk);
};

/** The card comes as often as was chosen, whatever others have set meanwhile. */
const set: Answer = async (call, walk) => {
  await put(walk, true, usual);
  await of(scratch)(call, walk);
};

/** Setting the answer-correction card, on the student's page. */
export const cardSettingAdapter = recordAdapter({
  chart: cardSetting,
  catalogue: cardSettingPaths,
  enter: address,
  events: {
    'card.turned': {
      find: ({ page, say }: Walk) => {
        const [on, off] = [
          say('answers:correctionCard.turn.on'),
          say('answers:correctionCard.turn.off'),
        ];
        return page.getByRole('button', { name: new RegExp(`^(${on}|${off})$`) });
      },
    },
    'times.chosen': {
      /** What is chosen already cannot be chosen once more. */
      find: ({ page, say }: Walk, { times }: { times: number }) =>
        page
          .getByRole('combobox', { name: say('answers:correctionCard.times') })
          .filter({ has: page.locator(`option[value="${String(times)}"]:not(:checked)`) }),
      use: (select, { times }: { times: number }) => select.selectOption(String(times)),
    },
  },
  answers: {
    load: { done: [load], error: [lost] },
    turn: { done: [turned], error: [lost, turnedAlready] },
    setTimes: { done: [set], error: [lost] },
  },
});
