// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { studentDetail, type StudentView } from '../../../src/machines/students/studentDetail';
import {
  sampleInfo as info,
  unsupervisedInfo as unsupervised,
} from '../../../src/machines/students/studentDetail.paths';
import { StudentDetailScreen } from '../../../src/ui/students/StudentDetailScreen';
import { refusal } from '../../machines/fakes';
import { waitingEssay } from '../../machines/grading/startGrading';
import { run } from '../../machines/parts/world';
import { checkAccess } from '../looks';
import { showView } from '../showView';

const student = {
  ...info.student,
  co_owned: true,
  pinned: true,
  responsibilities: [{ role: 'foundation', account_id: 9, name: 'Wang' }],
  foundation_type: '70',
  foundation_round: 2,
  foundation_level: 5,
};
const none = {
  incomplete: 0,
  toBeCorrected: 1,
  corrected: 0,
  completed: 0,
  expired: 0,
  invalid: 0,
};
const homework = {
  list: [waitingEssay.person],
  total: 1,
  as_of: '2026-11-20T20:00:00+08:00',
  counts: none,
};

function open(language: 'zh' | 'en', view: StudentView = 'homework', mayReward = true) {
  const started = run(studentDetail, {
    payload: { subject_id: 3, student_id: 5 },
    scope: { view, courseId: null, span: 'week', address: {}, from: {}, mayReward },
  });
  const shown = showView(<StudentDetailScreen actor={started.actor} />, language);
  return {
    ...started,
    shown,
    answer: (data: unknown) => act(() => started.last().answer(data)),
    fail: (error: Error) => act(() => started.last().fail(error)),
  };
}

type Opened = ReturnType<typeof open>;

const stages = {
  absent: async (language) => {
    const opened = open(language);
    await opened.fail(refusal('absent', 'gone'));
    return opened;
  },
  homework: async (language) => {
    const opened = open(language);
    await opened.answer({ ...info, student });
    await opened.answer(homework);
    return opened;
  },
  'no homework': async (language) => {
    const opened = open(language);
    await opened.answer(info);
    await opened.answer({ ...homework, list: [], total: 0 });
    return opened;
  },
  refused: async (language) => {
    const opened = open(language, 'customization');
    await opened.answer(unsupervised);
    return opened;
  },
} satisfies Record<string, (language: 'zh' | 'en') => Promise<Opened>>;

describe('looks of one student’s page', () => {
  checkAccess(stages);
});

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'The student’s pages' })).getAllByRole('link');

describe('one student’s page', () => {
  it('[SCREEN-038] [ENTITY-011] says who the student is', async () => {
    await stages.homework('en');
    const identity = screen.getByRole('heading', { level: 1, name: 'Ann' }).closest('section');
    expect(identity?.textContent).toContain('ann PinnedCo-owned');
    const setBy = 'Your principal or administrator sets this on the campus operations platform.';
    const facts = [...(identity?.querySelectorAll('dl > div') ?? [])];
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'SubjectChinese',
      'GradeGrade 8',
      'HealthHealthy',
      'Rating3 stars',
      'SupervisionOnline only',
      'FoundationMode 70 · Round 2 · foundation level 5',
      `ResponsibleFoundation course: Wang, Sync course: nobody yet ${setBy}`,
    ]);
    expect(identity?.textContent).toContain('ResponsibleFoundation course: Wang');
  });

  it('has its tabs as links, the one that is shown marked', async () => {
    await stages.homework('en');
    expect(tabs()).toHaveLength(11);
    const shown = tabs().filter((tab) => tab.getAttribute('aria-current') === 'page');
    expect(shown.map((tab) => tab.getAttribute('href'))).toEqual([
      '/student/detail?student_id=5&view=homework',
    ]);
  });

  it('[ROLE-060] hides customization where there is none', async () => {
    await stages.refused('en');
    expect(tabs().map(({ textContent }) => textContent)).not.toContain('Customization');
    expect(screen.getByText('Customization is not for this student')).toBeTruthy();
  });

  it('[SCREEN-040] lists the homework, each a link to the work', async () => {
    await stages.homework('en');
    const table = screen.getByRole('table', { name: 'Homework' });
    const link = within(table).getByRole('link', { name: 'My garden' });
    expect(link.getAttribute('href')).toBe('/homework/list?person_id=7');
  });

  it('leads back from a student who is not there', async () => {
    await stages.absent('en');
    const back = screen.getByRole('link', { name: 'Back to students' });
    expect(back.getAttribute('href')).toBe('/student/list');
  });
});

it('offers coins where the school has rewards, and elsewhere says why not', async () => {
  const { answer, shown } = open('en', 'homework');
  await answer({ ...info, student });
  expect(screen.getByRole('link', { name: 'Give coins' }).getAttribute('href')).toMatch(
    /reward=5&search=ann/,
  );
  shown.unmount();
  const without = open('en', 'homework', false);
  await without.answer({ ...info, student });
  expect(screen.queryByRole('link', { name: 'Give coins' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Give coins' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  expect(await screen.findByText('Your school has no rewards')).toBeTruthy();
});
