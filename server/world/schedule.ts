import { startOfDay } from '../../src/domain/businessTime';
import type { meetings } from '../db/tables';
import { accounts } from './content/accounts';
import { courses } from './content/courses';
import { classes, students } from './content/people';
import type { Account, Course, Student } from './content/types';
import type { Random } from './random';

type MeetingRow = typeof meetings.$inferInsert;

const hour = 3_600_000;
const length = 1.5 * hour;
/** When lessons begin, in hours of the day: after school on weekdays, all day long at weekends. */
const weekday = [13.5, 15.25, 17, 18.75, 20.5];
const weekend = [8.5, 10.25, 13.5, 15.25, 17, 18.75];
/** Days before and after today that the schedule knows. */
const reach = 7;
/** How often a group meets on a day other than today. */
const usually = 0.7;

/** The formal course of a subject that is nearest to a grade. */
function courseFor(subjectId: number, grade: number): Course | undefined {
  const distance = (course: Course) => Math.abs((course.grade ?? grade) - grade);
  return courses
    .filter((course) => course.subjectId === subjectId && course.type === 'formal')
    .sort((one, other) => distance(one) - distance(other))[0];
}

/** Where there is no class of a subject: the largest group of the account's students of one grade. */
function largestGroup({ username }: Account, subjectId: number): Student[] {
  const taught = students.filter(
    (student) =>
      student.analysts.includes(username) && student.subjects.some((id) => id === subjectId),
  );
  const [largest = []] = taught
    .map(({ grade }) => taught.filter((other) => other.grade === grade))
    .sort((one, other) => other.length - one.length);
  return largest;
}

/** The course of the group of each subject in which the account has students. */
function coursesOf(account: Account): Course[] {
  return account.subjects.flatMap((subjectId) => {
    const own = classes.find(
      (group) =>
        group.analyst === account.username &&
        group.subjectId === subjectId &&
        group.studentIds.length > 0,
    );
    const others = own === undefined ? largestGroup(account, subjectId) : [];
    const course = courseFor(subjectId, own?.grade ?? others[0]?.grade ?? 7);
    const hasStudents = own !== undefined || others.length > 0;
    return course === undefined || !hasStudents ? [] : [course];
  });
}

/** Saturday and Sunday in Shanghai, where the day begins eight hours before it does in UTC. */
function isWeekend(midnight: Date): boolean {
  const day = new Date(midnight.getTime() + 8 * hour).getUTCDay();
  return day === 0 || day === 6;
}

/** One group's meeting: its lessons follow each other from day to day. */
function meetingOf(
  account: Account,
  course: Course,
  at: { startsAt: number; day: number },
  random: Random,
): MeetingRow {
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons);
  const lesson = lessons[(at.day + reach) % lessons.length];
  return {
    accountId: account.id,
    courseId: course.id,
    lessonId: lesson?.id ?? null,
    room: `${String(random.whole(1, 3))}0${String(random.whole(1, 6))}`,
    startsAt: new Date(at.startsAt),
    endsAt: new Date(at.startsAt + length),
  };
}

/** Who meets on a day, in this order; today everybody does, and once more as far as there is time. */
function meetingOn(day: number, groups: readonly Course[], random: Random): Course[] {
  if (day === 0) return [...groups, ...groups];
  return groups.filter(() => random.happens(usually));
}

/** An account's meetings of two weeks; nobody is in two rooms at once. */
function meetingsOf(account: Account, today: Date, random: Random): MeetingRow[] {
  const groups = coursesOf(account);
  const rows: MeetingRow[] = [];
  for (let day = -reach; day <= reach; day += 1) {
    const midnight = startOfDay(today, day);
    const hours = isWeekend(midnight) ? weekend : weekday;
    const meeting = meetingOn(day, groups, random).slice(0, hours.length);
    for (const [at, group] of meeting.entries()) {
      const hourOfDay = hours[Math.floor((at * hours.length) / meeting.length)] ?? 0;
      const startsAt = midnight.getTime() + hourOfDay * hour;
      rows.push(meetingOf(account, group, { startsAt, day }, random));
    }
  }
  return rows;
}

/** The schedule of every analyst. */
export function schedule(today: Date, random: Random): MeetingRow[] {
  return accounts
    .filter(({ role }) => role === 'analyst')
    .flatMap((account) => meetingsOf(account, today, random));
}
