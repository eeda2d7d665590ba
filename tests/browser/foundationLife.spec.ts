import type { Page } from '@playwright/test';
import { look } from './looks';
import { untilListening } from './paths/socket';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// What the system and the learning machine do to a student's foundation, as the open tab shows it.

const say = wordsIn('zh');
const student = { student_id: '10027' };
const address = `/student/detail?subject_id=2&student_id=${student.student_id}&view=rebuildFoundation`;
/** A fact of the tab; the head of the page may have one of the same name before it. */
const valueOf = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('xpath=following-sibling::dd')
    .last();

test('[FHL-01] [FHL-02] [FHL-03] [FHL-04] [FHL-05] [FHL-06] [FHL-07] [FHL-09] [MSG-075] health is what the score says, moves a step by each remedial course, and asks for a new foundation when it is lowest', async ({
  page,
  freshWorld: world,
}) => {
  await comeBack(page, world, 'zhou', address);
  await untilListening(world, 'zhou');
  const suggestion = page.getByText(say('foundation:health.suggested'));
  const isNow = async (health: string, suggests: 0 | 1) => {
    await expect(valueOf(page, say('foundation:column.health'))).toHaveText(
      say(`students:health.${health}`),
    );
    await expect(suggestion).toHaveCount(suggests);
  };
  const assess = (score: number) =>
    world.control('foundation/assess', { ...student, score: String(score) });
  const remedy = (direction: 'up' | 'down') =>
    world.control('foundation/remedy', { ...student, direction });
  await assess(59);
  await isNow('unhealthy', 1);
  await look(page, 'foundation-unhealthy');
  // What would be refused is said before anything is asked.
  const lower = page.getByRole('button', { name: say('foundation:health.ask.down') });
  await expect(lower).toBeDisabled();
  await lower.hover();
  await expect(page.getByRole('tooltip')).toHaveText(
    say('foundation:health.refused.healthAtMinimum'),
  );
  await page.mouse.move(0, 0);
  await remedy('up');
  await isNow('subHealthy', 0);
  await expect(lower).toBeEnabled();
  await remedy('up');
  await isNow('healthy', 0);
  // The score stays that of its assessment, and says so.
  const [score, moved] = [say('foundation:health.score'), say('foundation:health.moved')];
  await expect(valueOf(page, score)).toHaveText(/^59 \/ 100.*评定$/);
  await expect(page.getByText(moved)).toBeVisible();
  await look(page, 'foundation-raised');
  await remedy('down');
  await isNow('subHealthy', 0);
  await remedy('down');
  await isNow('unhealthy', 1);
  await assess(79);
  await isNow('subHealthy', 0);
  await expect(page.getByText(moved)).toBeHidden();
  await assess(80);
  await isNow('healthy', 0);
});

test('[FRS-03] [FRS-04] [FRS-05] a restart that the system assigns waits for the student, is confirmed, and ends with the next round', async ({
  page,
  freshWorld: world,
}) => {
  await comeBack(page, world, 'zhou', address);
  await untilListening(world, 'zhou');
  const fact = (name: string) => valueOf(page, say(`foundation:${name}`));
  const [status, round] = [fact('standing.status'), fact('compare.round')];
  const remind = page.getByRole('button', { name: say('foundation:restart.remind') });
  await expect(status).toHaveText(say('foundation:standing.active'));
  await expect(round).toHaveText('1');
  await world.control('foundation/restart', student);
  await expect(status).toContainText(say('foundation:standing.awaitingStudent'));
  await expect(remind).toBeVisible();
  await world.control('foundation/confirm', student);
  await expect(status).toContainText(say('foundation:standing.regrading'));
  await expect(round).toHaveText('1');
  await expect(remind).toHaveCount(0);
  await world.control('foundation/regrade', { ...student, level: '2' });
  await expect(status).toHaveText(say('foundation:standing.active'));
  await expect(round).toHaveText('2');
  await expect(fact('compare.level')).toHaveText('2');
});

test('[SFZ-02] [SFZ-03] [SFZ-04] an incomplete profile freezes with the functions that it holds up, and what remains is shown until the last reason is gone', async ({
  page,
  freshWorld: world,
}) => {
  await comeBack(page, world, 'zhou', address);
  await untilListening(world, 'zhou');
  const restart = page.getByRole('button', { name: say('foundation:restart.open') });
  const reason = (name: string) => page.getByText(say(`foundation:freeze.${name}.title`));
  const holds = (...names: readonly string[]) =>
    page.getByText(
      names
        .map((name) => say(`foundation:freeze.function.${name}`))
        .join(say('foundation:freeze.and')),
    );
  const profile = (supervision: string) =>
    world.control('supervision/profile', { ...student, supervision });
  const scores = (type: string) => world.control('supervision/scores', { ...student, type });
  await expect(restart).toBeEnabled();
  await profile('unmarked');
  await expect(reason('profileIncomplete')).toBeVisible();
  await expect(holds('foundationRestart', 'customization')).toBeVisible();
  // The profile is set on the campus platform: who does it is said, and what helps where it does not.
  await expect(page.getByText(say('foundation:freeze.profileIncomplete.ends'))).toBeVisible();
  await expect(
    page.getByRole('link', { name: say('foundation:freeze.profileIncomplete.way') }),
  ).toHaveAttribute('href', /\/workOrders\/list\?.*request=new/);
  await expect(restart).toBeDisabled();
  await scores('scores.missed');
  await expect(reason('scoresMissing')).toBeVisible();
  await expect(reason('profileIncomplete')).toBeVisible();
  await look(page, 'foundation-frozen-twice');
  await profile('selfStudyRoom');
  await expect(reason('profileIncomplete')).toHaveCount(0);
  await expect(reason('scoresMissing')).toBeVisible();
  await expect(holds('foundationRestart', 'foundationMode', 'levelChange')).toBeVisible();
  await expect(restart).toBeDisabled();
  await scores('scores.submitted');
  await expect(reason('scoresMissing')).toHaveCount(0);
  await expect(restart).toBeEnabled();
});

test('[SFZ-01] the decision on a level says that it is frozen, since when, and the way to unfreeze it, and opens once it is thawed', async ({
  page,
  freshWorld: world,
}) => {
  await world.control('supervision/scores', { ...student, type: 'scores.missed' });
  await comeBack(page, world, 'zhou', address.replace('rebuildFoundation', 'lockUnlock'));
  await untilListening(world, 'zhou');
  await page.getByRole('button', { name: say('lessons:level.open') }).click();
  const decision = page.getByRole('dialog');
  await expect(decision).toContainText(say('foundation:freeze.scoresMissing.title'));
  await expect(decision).toContainText(say('foundation:freeze.function.levelChange'));
  // Exam analysis has the result that is not entered yet: the way to enter it begins there.
  await expect(
    decision.getByRole('link', { name: say('foundation:freeze.analysed.way') }),
  ).toHaveAttribute('href', /\/score\/record\?.*report_id=/);
  const change = decision.getByRole('button', { name: say('lessons:level.verb.none') });
  await expect(change).toBeDisabled();
  await change.hover();
  await expect(page.getByRole('tooltip')).toHaveText(say('foundation:freeze.scoresMissing.title'));
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await look(page, 'foundation-level-frozen');
  await world.control('supervision/scores', { ...student, type: 'scores.submitted' });
  await expect(change).toBeEnabled();
  await expect(decision.getByText(say('foundation:freeze.scoresMissing.title'))).toHaveCount(0);
});
