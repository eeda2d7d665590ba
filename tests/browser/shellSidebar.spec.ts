import type { Page } from '@playwright/test';
import { comeBack, expect, openWithKey, test, type World } from './world';

const sidebar = (page: Page) => page.getByRole('navigation', { name: /主菜单|Main menu/ });
/** Also those behind a dialog, such as the one that asks a newcomer to upgrade. */
const entries = (page: Page) =>
  page
    .getByRole('navigation', { name: /主菜单|Main menu/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true });

/** The names alone: whether the scores are new depends on who has opened them. */
const namesOf = async (page: Page) =>
  (await entries(page).allTextContents()).map((name) => name.replace(/^成绩管理新$/, '成绩管理'));

async function enter(page: Page, world: World, username: string, subject: number) {
  await openWithKey(page, world, username);
  await expect(page).toHaveURL(/subject_id=1$/);
  await page.goto(`/student/list?subject_id=${String(subject)}`);
}

const always = ['首页', '学生', '督学', '打基础', '学习报告', '答题记录', '激励'];
const inChinese = ['成绩管理', 'AI 督学助手'];
const permitted = ['我的课程', '锁课与解锁'];
const zhou = [
  ...always,
  ...inChinese,
  ...permitted,
  ...['班级解锁', '错题本', '备课', '本地化管理', '资料管理', '自习室'],
];

/** Who sees which entries in which subject: those besides them do not show. */
const sights = [
  ['SIDE-001 SIDE-002 SIDE-003 SIDE-013 SIDE-014 SIDE-020', 'zhou', 1, zhou],
  ['SIDE-015 SIDE-018 SIDE-021', 'zhou', 2, [...zhou, '作业管理', '课后反馈', '考后分析']],
  ['SIDE-008 SIDE-015', 'zhou', 3, [...zhou, '待办', '作业管理']],
  ['SIDE-015', 'zhou', 4, [...zhou, '作业管理']],
  ['SIDE-015', 'zhou', 99, zhou],
  [
    'ROLE-067 ROLE-076 ROLE-087',
    'type6',
    2,
    [...always, ...inChinese, ...permitted, '错题本', '自习室'],
  ],
  [
    'SIDE-010 ROLE-064',
    'newcomer',
    1,
    [...always, ...inChinese, ...permitted, '班级解锁', '备课', '错题本', '本地化管理'],
  ],
  ['SIDE-001 SIDE-002 SIDE-003', 'agent', 1, zhou],
] as const;

for (const [ids, username, subject, expected] of sights) {
  const title = ids.replace(/\S+/g, '[$&]');
  test(`${title} ${username} sees in subject ${String(subject)} what belongs there`, async ({
    page,
    world,
  }) => {
    await enter(page, world, username, subject);
    await expect(entries(page)).toHaveCount(expected.length);
    expect((await namesOf(page)).toSorted()).toEqual([...expected].toSorted());
  });
}

for (const [id, path] of [
  ['ROLE-073', '/classEvaluation/index'],
  ['ROLE-075', '/grindingClass/list'],
  ['ROLE-077', '/classes/list'],
] as const) {
  test(`[${id}] [ROLE-086] a self-study centre has no ${path}, and is told so`, async ({
    page,
    world,
  }) => {
    await enter(page, world, 'type6', 2);
    await page.goto(`${path}?subject_id=2`);
    await expect(page.getByRole('heading', { name: '您的校区没有这个页面' })).toBeVisible();
    await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
  });
}

test('[SIDE-021] whoever comes from paisou has no exam analysis', async ({ page, world }) => {
  await openWithKey(page, world, 'zhou', { from: 'paisou' });
  await expect(page).toHaveURL(/subject_id=1$/);
  await page.goto('/student/list?subject_id=2');
  await expect(sidebar(page).getByRole('link', { name: '课后反馈' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: '考后分析' })).toHaveCount(0);
});

test('[SIDE-008] [SIDE-014] [SIDE-021] [ROLE-089] switches turn entries and subjects on and off', async ({
  page,
  world,
}) => {
  const turn = (list: readonly string[]) =>
    page.route('**/switches', (route) =>
      route.fulfill({ json: { code: 200, message: '', data: { list } } }),
    );
  await turn(['STARTUP_COURSE']);
  await enter(page, world, 'zhou', 2);
  await expect(sidebar(page).getByRole('link', { name: '作业管理' })).toBeVisible();
  for (const name of ['错题本', '考后分析']) {
    await expect(sidebar(page).getByRole('link', { name })).toHaveCount(0);
  }
  const subject = page.getByRole('combobox', { name: '学科' });
  await expect(subject.getByRole('option')).toHaveText(['英语', '数学', '语文']);
  await page.goto('/student/list?subject_id=3');
  await expect(sidebar(page).getByRole('link', { name: '作业管理' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: '待办' })).toHaveCount(0);
});

test('[ROLE-088] [CONST-001] a self-study centre has no general subject', async ({
  page,
  world,
}) => {
  await enter(page, world, 'type6', 1);
  const options = page.getByRole('combobox', { name: '学科' }).getByRole('option');
  const subjects = () =>
    options.evaluateAll((list) =>
      list.map((option) => `${option.getAttribute('value') ?? ''} ${option.textContent}`),
    );
  const taught = ['1 英语', '2 数学', '3 语文', '4 物理', '5 化学'];
  await expect.poll(subjects).toEqual(taught);
  await comeBack(page, world, 'zhou', '/student/list?subject_id=1');
  await expect.poll(subjects).toEqual([...taught, '99 通用']);
});

test('[SIDE-016] [SIDE-019] [SIDE-023] in English there are five entries, whoever it is', async ({
  page,
  world,
}) => {
  await enter(page, world, 'zhou', 2);
  await expect(entries(page).filter({ hasText: '成绩管理' })).toBeVisible();
  await expect(entries(page).filter({ hasText: 'AI 督学助手' })).toBeVisible();
  await page.getByRole('button', { name: '明远' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  const five = ['Home', 'Students', 'Foundation', 'Reports', 'Answer history'];
  await expect.poll(() => namesOf(page)).toEqual(five);
});

test('[SIDE-024] training has an entry of its own', async ({ page, world }) => {
  await enter(page, world, 'type6', 1);
  await page.goto('/sqtrain');
  await expect(page).toHaveURL(/\/sqtrain\/myTrain/);
  await expect(entries(page)).toHaveCount(1);
  expect(await namesOf(page)).toEqual(['培训首页']);
  await expect(sidebar(page).getByRole('link')).toHaveAttribute('aria-current', 'page');
});

const selfStudy = 'https://self-study.example';

/** Self-study is a product of somebody else's. */
const leadOutside = (page: Page) =>
  page.route('**/selfStudy/jump', (route) =>
    route.fulfill({
      json: { code: 200, message: '', data: { go_url: `${selfStudy}/enter?teacher=101` } },
    }),
  );

/** As another server serves the portal: its configuration does not lie in the page, and is asked for. */
async function configure(page: Page, config: object): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('id="start"', '');
    return route.fulfill({ response, body });
  });
  await page.route('**/config.json', (route) => route.fulfill({ json: config }));
}

test('[SIDE-022] [CALL-007] self-study opens outside, in another tab that knows nothing of this one', async ({
  page,
  world,
  context,
}) => {
  await context.route(`${selfStudy}/**`, (route) => route.fulfill({ body: 'elsewhere' }));
  await configure(page, { allowedOrigins: [selfStudy] });
  await leadOutside(page);
  await enter(page, world, 'zhou', 1);
  const opened = context.waitForEvent('page');
  await sidebar(page).getByRole('button', { name: '自习室' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${selfStudy}/enter?teacher=101`);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
});

test('[SIDE-022] an address that is not on the list is not opened, and named', async ({
  page,
  world,
  context,
}) => {
  await leadOutside(page);
  await enter(page, world, 'zhou', 1);
  await sidebar(page).getByRole('button', { name: '自习室' }).click();
  await expect(
    page.getByText(`${selfStudy}/enter?teacher=101 不在允许打开的地址之列`),
  ).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('[SIDE-025] at 1024 the sidebar folds by itself, and its icons say what they are', async ({
  page,
  world,
}) => {
  await enter(page, world, 'zhou', 1);
  await expect(sidebar(page).getByText('答题记录')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(sidebar(page).getByText('答题记录')).toHaveCount(0);
  await expect(sidebar(page)).toHaveCSS('width', '56px');
  const link = sidebar(page).getByRole('link', { name: '成绩管理' });
  await link.hover();
  await expect(page.getByRole('tooltip')).toHaveText('成绩管理');
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect(sidebar(page).getByText('答题记录')).toBeVisible();
  await page.setViewportSize({ width: 1025, height: 768 });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(sidebar(page)).toHaveCSS('width', '56px');
  await page.setViewportSize({ width: 1025, height: 768 });
  await expect(sidebar(page)).toHaveCSS('width', '208px');
});

test('[SIDE-025] at 1024 the sidebar is folded from the first look on, and takes no link from under a press', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(() => {
    const gone: string[] = [];
    Reflect.set(window, 'gone', gone);
    new MutationObserver((changes) => {
      for (const { target, removedNodes } of changes)
        for (const node of removedNodes)
          if (target instanceof Element && target.closest('nav') && node.nodeName === 'A')
            gone.push(node.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await comeBack(page, world, 'zhou', '/home?subject_id=1');
  await expect(sidebar(page)).toHaveCSS('width', '56px');
  expect(await page.evaluate<unknown>(() => Reflect.get(window, 'gone'))).toEqual([]);
});

test('the sidebar stays while the page scrolls, whole at any height', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await enter(page, world, 'zhou', 1);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2 }).nth(4)).toBeVisible();
  await page.mouse.move(800, 400);
  // A wheel that turns while the page is being built moves nothing.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  }).toPass();
  const box = await sidebar(page).boundingBox();
  expect(box).toMatchObject({ y: 52, height: 448 });
  await expect(page.getByRole('button', { name: '收起菜单' })).toBeInViewport();
});

test('the keyboard goes through the sidebar, with the focus to be seen', async ({
  page,
  world,
}) => {
  await enter(page, world, 'zhou', 1);
  await page.goto('/home');
  await sidebar(page).getByRole('link', { name: '首页' }).focus();
  await expect(sidebar(page).getByRole('link', { name: '首页' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Tab');
  const students = sidebar(page).getByRole('link', { name: '学生', exact: true });
  await expect(students).toBeFocused();
  await expect(students).toHaveCSS('outline-style', 'solid');
  await expect(students).toHaveCSS('outline-width', '2px');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/student\/list\?subject_id=1$/);
  await expect(students).toHaveAttribute('aria-current', 'page');
});
