import { historyFilters, historyList } from '../../src/contract/answers';
import { userMessages } from '../../src/contract/messages';
import { spelledName } from '../../src/domain/spelledName';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { toldName } from './toldName';
import { wordsIn } from './words';
import { asZhou, comeBack, expect, test } from './world';

const subject_id = 3;

// Two students may share a name: wherever one is named or chosen, the account tells which one it is.
for (const [language, width] of [
  ['en', 1024],
  ['zh', 1440],
] as const) {
  const say = wordsIn(language);
  /** A name as it stands on the page: who reads English has it in letters, too. */
  const lettersOf = (name: string) => (language === 'en' ? (spelledName(name) ?? '') : '');

  test(`students of one name are told apart where one is chosen, written of, or heard of, in ${language}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const client = createClient(world.address);
    const { students } = await client.ask(historyFilters, { subject_id }, asZhou);
    const twins = students.filter(({ name }) => name === '张子涵');
    expect(twins).toHaveLength(2);
    const named = twins.map(({ name, username: account, grade }) =>
      say('students:named', {
        name: toldName(name, language),
        account,
        grade: say(`students:grade.${String(grade)}`),
      }),
    );

    await comeBack(page, world, 'zhou', '/answerHistoryEntry/index?subject_id=3', language);
    const choice = page.getByRole('combobox', {
      name: say('answers:filter.student_id'),
      exact: true,
    });
    await expect(choice.locator('option', { hasText: '张子涵' })).toHaveText(named);
    await choice.selectOption({ label: named[0] ?? '' });
    const chip = page.getByRole('button', { name: new RegExp(twins[0]?.username ?? 'nobody') });
    await expect(chip).toBeVisible();
    await look(page, `namesakes-answers-${language}`);

    const { id, name, username } = twins[0] ?? { id: 0, name: '', username: '' };
    const asked = { subject_id, student_id: id, days: '365' as const, page: 1, page_size: 1 };
    const all = { types: [], module: [], outcome: [], pace: [], cause: [] };
    const given = (await client.ask(historyList, { ...asked, ...all }, asZhou)).list[0];
    await page.goto(`/history/list?subject_id=3&answer_id=${String(given?.answer_id)}`);
    const facts = page.getByRole('main').locator('dl').first();
    await expect(facts).toContainText(`${username} · `);
    await expect(facts).toContainText(lettersOf(name));
    await look(page, `namesakes-answer-${language}`);

    await page.goto(`/classFeedback/index?subject_id=3&student_id=${String(id)}`);
    const head = page.getByRole('main').locator('header').first();
    await expect(head).toContainText(`${username} · `);
    await expect(head).toContainText(lettersOf(name));
    await look(page, `namesakes-feedback-${language}`);

    const { list } = await client.ask(userMessages, { subject_id }, asZhou);
    const about = list.find(({ student }) => student !== null)?.student;
    await page.getByRole('button', { name: /^(消息|Messages)/ }).click();
    const latest = page.getByRole('dialog', { name: say('shell:messages.latest') });
    await expect(latest).toContainText(about?.username ?? 'nobody');
    await expect(latest).toContainText(lettersOf(about?.name ?? ''));
    await look(page, `namesakes-bell-${language}`);

    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: say('shell:search.label') }).fill('zzh');
    const found = page.getByRole('option', { name: new RegExp(username) });
    await expect(found).toContainText(lettersOf(name));
    await expect(found).toContainText(say(`students:grade.${String(twins[0]?.grade)}`));
    await look(page, `namesakes-search-${language}`);

    await page.goto('/InfoCenter/index?subject_id=3');
    const heard = page.getByRole('row').filter({ hasText: about?.username ?? 'nobody' });
    await expect(heard.first()).toContainText(lettersOf(about?.name ?? ''));

    await page.goto(`/crystal/list?subject_id=3&search=${username}`);
    const row = page.getByRole('row').filter({ hasText: username });
    await row
      .getByRole('button', {
        name: say('rewards:reward.openFor', { name: toldName(name, language) }),
      })
      .click();
    const reward = page.getByRole('dialog').filter({ hasText: username });
    const rewarded = { name: toldName(name, language), username, count: 1 };
    await expect(reward).toHaveAccessibleName(say('rewards:reward.title', rewarded));
    await look(page, `namesakes-coins-${language}`);
  });
}
