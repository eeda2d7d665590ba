import { act } from '@testing-library/react';
import { home, selectBlocks } from '../../../src/machines/home/home';
import { homeAnswers } from '../../../src/machines/home/homePolls.paths';
import { homePaths } from '../../../src/machines/home/home.paths';
import { selectSnoozing } from '../../../src/machines/home/todos';
import { todosPaths } from '../../../src/machines/home/todos.paths';
import { HomeScreen } from '../../../src/ui/home/HomeScreen';
import { StudyWeekChart } from '../../../src/ui/parts/StudyWeekChart';
import { noAnswer } from '../../machines/fakes';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

const answers = {
  '/home/objectList': homeAnswers.attentionList,
  '/home/todoList': homeAnswers.todoList,
  '/home/summary': homeAnswers.homeSummary,
  '/home/schedules': homeAnswers.schedules,
  '/home/recentLessons': homeAnswers.recentLessons,
  '/home/latestReports': homeAnswers.latestReports,
  '/home/studyWeek': homeAnswers.studyWeek,
};

/** The home page on the screen, in a world that answers when the test says so. */
export function openHome(language: 'zh' | 'en') {
  const started = run(home, homePaths.inputs.analyst);
  const { actor, asked } = started;
  const shown = showView(<HomeScreen actor={actor} weekChart={StudyWeekChart} />, language);
  const lastOf = (path: string) => {
    const found = asked.filter(({ name }) => name === path).at(-1);
    if (found === undefined) throw new Error(`${path} was not asked`);
    return found;
  };
  return {
    ...started,
    shown,
    lastOf,
    blocks: () => selectBlocks(actor.getSnapshot()),
    dialog: () => {
      const { todos } = selectBlocks(actor.getSnapshot());
      return todos && selectSnoozing(todos.getSnapshot());
    },
    pass: (time: number) => {
      act(() => {
        started.clock.increment(time);
      });
    },
    answer: (path: keyof typeof answers, answer: unknown = answers[path]) =>
      act(() => lastOf(path).answer(answer)),
    answerAll: () =>
      act(async () => {
        for (const [path, answer] of Object.entries(answers)) await lastOf(path).answer(answer);
      }),
    failAll: () =>
      act(async () => {
        for (const path of Object.keys(answers)) await lastOf(path).fail(noAnswer());
      }),
  };
}

type Page = ReturnType<typeof openHome>;
type Stage = (language: 'zh' | 'en') => Promise<Page>;

const answered: Stage = async (language) => {
  const page = openHome(language);
  await page.answerAll();
  return page;
};

const { as_of } = homeAnswers.studyWeek;
const none = { list: [], total: 0, as_of };
const restingWeek = homeAnswers.studyWeek.list.map(({ day }) => ({
  ...{ day, active_count: 0, total_seconds: 0, effective_seconds: 0, foundation_seconds: 0 },
  ...{ synchronous_seconds: 0, answer_count: 0, right_count: 0 },
}));

async function snoozing(language: 'zh' | 'en') {
  const page = await answered(language);
  const [essay] = todosPaths.events['snooze.requested'];
  act(() => {
    page.blocks().todos?.send({ type: 'snooze.requested', ...essay });
  });
  return page;
}

/** Each of the page's looks. */
export const stages = {
  loading: (language) => Promise.resolve(openHome(language)),
  answered,
  failed: async (language) => {
    const page = openHome(language);
    await page.failAll();
    return page;
  },
  empty: async (language) => {
    const page = openHome(language);
    for (const path of ['/home/objectList', '/home/todoList', '/home/schedules'] as const) {
      await page.answer(path, none);
    }
    await page.answer('/home/recentLessons', none);
    await page.answer('/home/latestReports', none);
    await page.answer('/home/summary', {
      ...homeAnswers.homeSummary,
      ...{ welcome_gift: { coins: 200, is_taken: true }, score_warning: null },
    });
    await page.answer('/home/studyWeek', { ...homeAnswers.studyWeek, list: restingWeek });
    return page;
  },
  stale: async (language) => {
    const page = await answered(language);
    page.pass(300_000);
    await page.failAll();
    return page;
  },
  otherDay: async (language) => {
    const page = await answered(language);
    act(() => page.blocks().schedule?.send({ type: 'day.moved', by: 1 }));
    await page.answer('/home/schedules', none);
    return page;
  },
  snoozing,
  snoozeIncomplete: async (language) => {
    const page = await snoozing(language);
    act(() => {
      page.dialog()?.send({ type: 'field.changed', field: 'until', value: '2026-11-20' });
      page.dialog()?.send({ type: 'submit.requested' });
    });
    return page;
  },
  snoozeFailed: async (language) => {
    const page = await snoozing(language);
    act(() => {
      page.dialog()?.send({ type: 'field.changed', field: 'reason', value: 'On a trip' });
      page.dialog()?.send({ type: 'submit.requested' });
    });
    await act(() => page.lastOf('/home/snoozeTodo').fail(noAnswer()));
    return page;
  },
  takingGift: async (language) => {
    const page = await answered(language);
    act(() => {
      page.actor.send({ type: 'gift.requested' });
    });
    return page;
  },
} satisfies Record<string, Stage>;
