import type { Page } from '@playwright/test';
import { openSmartMode } from '../../src/contract/foundation';
import { studentList } from '../../src/contract/students';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { untilListening } from './paths/socket';
import { toldName } from './toldName';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const inDialog = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

// What an analyst does about a foundation: another mode, a restart, a remedial course.
for (const language of seenIn('en')) {
  const say = wordsIn(language);
  const tabOf = (student: number, view: string) =>
    `/student/detail?subject_id=2&student_id=${String(student)}&view=${view}`;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test(`[SCREEN-051] [SCREEN-188] [SCREEN-189] [ROLE-059] [CONST-037] [CONST-038] [CONST-039] [CONST-040] [CONST-041] [CONST-042] [FMD-01] [FMD-02] [FMD-04] [FMD-05] [FMD-08] [FMD-10] [SFZ-01] puts a student into another mode, having seen before and after, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', tabOf(10010, 'foundationMode'), language);
    const choose = (mode: number) =>
      button(
        page,
        say('foundation:mode.chooseNamed', { name: say(`foundation:type.${String(mode)}`) }),
      );
    for (const [mode, difficulty, coverage] of [
      [70, 70, 70],
      [50, 50, 70],
      [30, 40, 50],
    ]) {
      const card = page.getByRole('group', {
        name: say(`foundation:type.${String(mode)}`),
        exact: true,
      });
      await expect(card).toContainText(say('foundation:mode.asks', { difficulty, coverage }));
    }
    // A student of grade 5 is told for which grades the modes 30 and 50 are.
    for (const [mode, from] of [
      [30, 7],
      [50, 6],
    ] as const) {
      await choose(mode).click();
      const rule = { mode, from, to: 9 };
      await expect(
        page.getByText(say('foundation:mode.refused.modeNotForGrade', rule)),
      ).toBeVisible();
    }
    await look(page, `foundation-mode-${language}`);
    await page.goto(`${world.address}${tabOf(10023, 'foundationMode')}`);
    await choose(90).click();
    const verb = say('foundation:mode.verb', { name: say('foundation:type.90') });
    await inDialog(page, verb).click();
    await expect(page.getByText(say('foundation:mode.tickMissing'))).toBeVisible();
    await page.getByRole('checkbox', { name: say('foundation:mode.tick') }).check();
    await look(page, `foundation-mode-ask-${language}`);
    await inDialog(page, verb).click();
    await expect(page.getByText(say('foundation:standing.regrading'))).toBeVisible();
    await expect(choose(90)).toBeDisabled();
    await look(page, `foundation-mode-done-${language}`);
    // The switch is on record once the student has been graded.
    const switched = page.getByText(say('foundation:switches.rule.inheritsLevel'));
    await expect(switched).toHaveCount(0);
    await untilListening(world, 'zhou');
    await world.control('foundation/regrade', { student_id: '10023', level: '2' });
    await expect(switched).toBeVisible();
    // Without the exam scores nobody is put into another mode.
    await page.goto(`${world.address}${tabOf(10013, 'foundationMode')}`);
    await expect(page.getByText(say('foundation:freeze.scoresMissing.title'))).toBeVisible();
    await expect(
      page.getByRole('link', { name: say('foundation:freeze.scoresMissing.way') }),
    ).toHaveAttribute('href', /\/score\/record\?.*student_id=10013/);
    await expect(choose(90)).toBeDisabled();
    await look(page, `foundation-frozen-${language}`);
  });

  test(`[SCREEN-052] [SCREEN-194] [MSG-076] [FRS-01] [FRS-02] [ROLE-061] [HSM-01] [HSM-02] [CALL-161] [FHL-08] assigns a restart and a remedial course, and turns the smart mode on, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    await comeBack(page, world, 'zhou', tabOf(10027, 'rebuildFoundation'), language);
    await button(page, say('foundation:restart.open')).click();
    await look(page, `foundation-restart-ask-${language}`);
    await inDialog(page, say('foundation:restart.verb')).click();
    await expect(page.getByText(say('foundation:standing.awaitingStudent'))).toContainText(
      say('foundation:standing.since', { time: '' }),
    );
    await button(page, say('foundation:restart.remind')).click();
    await expect(
      page.getByText(say('students:reminding.outcome.sent', { count: 1 })),
    ).toBeVisible();
    // Nobody is offered what would be sent to nobody: by whom and when stands there instead.
    const [before = ''] = say('students:reminding.said', {
      ...{ name: toldName('周明远', language), time: 'TIME', what: '' },
    }).split('TIME');
    await expect(page.getByRole('main').getByText(before)).toBeVisible();
    await expect(button(page, say('foundation:restart.remind'))).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main').getByText(before)).toBeVisible();
    await expect(button(page, say('foundation:restart.remind'))).toHaveCount(0);
    // The student is healthy: that no course raises it is said before anything is asked.
    await expect(button(page, say('foundation:health.ask.up'))).toBeDisabled();
    await button(page, say('foundation:health.ask.up')).hover();
    await expect(page.getByRole('tooltip')).toHaveText(
      say('foundation:health.refused.healthAtMaximum'),
    );
    await page.mouse.move(0, 0);
    await button(page, say('foundation:health.ask.down')).click();
    await expect(page.getByText(say('foundation:health.effect.stays'))).toBeVisible();
    await inDialog(page, say('parts:dialog.cancel')).click();
    await expect(page.getByText(say('foundation:health.requested.down'))).toBeHidden();
    await button(page, say('foundation:health.ask.down')).click();
    await inDialog(page, say('foundation:health.verb')).click();
    await expect(page.getByText(say('foundation:health.requested.down'))).toBeVisible();
    // Another subject's smart mode assigns courses too: where it is on is said, and again before this one is turned off.
    await client.ask(
      openSmartMode,
      { subject_id: 1, student_id: 10027, is_open: true },
      { as: 'zhou' },
    );
    const elsewhere = { subjects: say('shell:subject.1') };
    await expect(page.getByText(say('foundation:smartMode.elsewhere', elsewhere))).toBeVisible();
    await button(page, say('foundation:smartMode.turnOn')).click();
    await inDialog(page, say('foundation:smartMode.verb.on')).click();
    await expect(
      page.getByText(say('foundation:smartMode.state.on'), { exact: true }),
    ).toBeVisible();
    await button(page, say('foundation:smartMode.turnOff')).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      say('foundation:smartMode.effect.elsewhere', elsewhere),
    );
    await inDialog(page, say('parts:dialog.cancel')).click();
    // No tip over what is examined.
    await page.mouse.move(0, 0);
    await look(page, `foundation-rebuild-${language}`);

    const asked = { subject_id: 2, list: 'nonSupervised', page: 1, page_size: 20 } as const;
    const { list } = await client.ask(studentList, asked, { as: 'zhou' });
    await page.goto(`${world.address}${tabOf(list[0]?.student_id ?? 0, 'rebuildFoundation')}`);
    await expect(
      page.getByText(say('students:detail.refused.rebuildFoundation.title')),
    ).toBeVisible();
    await page.goto(`${world.address}${tabOf(10001, 'rebuildFoundation')}`);
    await expect(page.getByText(say('foundation:absent.title'))).toBeVisible();
  });
}
