import type { CourseLocks } from '../../machines/lessons/courseLocks';
import type { LockChoice } from '../../domain/lockChoice';
import { type LessonLock, lessonLocks } from '../../domain/lessons';
import { type KnownStudent, studentsAmong } from '../parts/StudentNames';
import type { TreeNode } from '../parts/treeKeys';

type Lesson = CourseLocks['chapters'][number]['lessons'][number];

interface Group {
  readonly lock: LessonLock;
  readonly students: readonly KnownStudent[];
  /** Whether it is the rest beside those who are named: too many to be. */
  readonly isRest: boolean;
}

/** More names than these are counted where the others of the row are named. */
const namedAtOnce = 5;

/** The students by the state that the part is in for them, where that is not the same for all. */
function groupsOf(
  { locks, who }: Pick<Lesson, 'locks' | 'who'>,
  students: CourseLocks['students'],
) {
  const most = lessonLocks.reduce((one, other) => (locks[other] > locks[one] ? other : one));
  return lessonLocks
    .filter((lock) => who[lock].length > 0)
    .map((lock): Group => ({
      ...{ lock, students: studentsAmong(who[lock], students) },
      isRest: lock === most && who[lock].length > namedAtOnce,
    }));
}

/** A chapter is open where each lesson is open to everybody, and locked where none is to anybody. */
function chapterState(lessons: readonly Lesson[]): LockNode['chapter'] {
  const isLocked = lessons.every(({ locks }) => locks.opened + locks.unlocked === 0);
  if (isLocked) return 'locked';
  return lessons.every(({ locks }) => locks.locked === 0) ? 'open' : 'partly';
}

/** A row of the tree of a course. */
export interface LockNode extends TreeNode {
  readonly name: string;
  readonly isSprint: boolean;
  /** How many students' parts stand how; null for a chapter. */
  readonly locks: Lesson['locks'] | null;
  readonly changed: Lesson['changed'];
  /** How a chapter stands, by its lessons; null for all else. */
  readonly chapter: 'open' | 'partly' | 'locked' | null;
  /** The students by the state that it is in for them; none where it is in one state for all. */
  readonly groups: readonly Group[];
  /** What is chosen by choosing it: of a chapter all its lessons. */
  readonly part: LockChoice;
}

function rowsOf(lesson: Lesson, parent: string, students: CourseLocks['students']): LockNode[] {
  const key = `lesson${String(lesson.lesson_id)}`;
  const { name, locks, changed } = lesson;
  const own: LockNode = {
    ...{ key, level: 2, name, isSprint: false, locks, changed, parent, isOpen: false },
    ...{ chapter: null, groups: groupsOf(lesson, students) },
    part: { lessons: [lesson.lesson_id], cards: [] },
    hasParts: lesson.cards.length > 0,
  };
  const cards = lesson.cards.map(({ card_id: id, ...card }): LockNode => ({
    ...{
      key: `card${String(id)}`,
      level: 3,
      isSprint: false,
      parent: key,
      hasParts: false,
      isOpen: false,
    },
    ...{ name: card.name, locks: card.locks, changed: card.changed },
    ...{ chapter: null, groups: groupsOf(card, students) },
    part: { lessons: [], cards: [id] },
  }));
  return [own, ...cards];
}

/** All rows of a course, in its order. */
function lockNodes({ chapters, students }: CourseLocks): LockNode[] {
  return chapters.flatMap(({ chapter_id: id, name, is_sprint: isSprint, lessons }) => {
    const key = `chapter${String(id)}`;
    const own: LockNode = {
      ...{ key, level: 1, name, isSprint, locks: null, changed: null, parent: null, isOpen: false },
      ...{ chapter: lessons.length === 0 ? null : chapterState(lessons), groups: [] },
      part: { lessons: lessons.map((lesson) => lesson.lesson_id), cards: [] },
      hasParts: lessons.length > 0,
    };
    return [own, ...lessons.flatMap((lesson) => rowsOf(lesson, key, students))];
  });
}

/** The rows in sight: a chapter's parts until it is closed, a lesson's cards once it is opened. */
export function shownNodes(tree: CourseLocks, switched: readonly string[]): LockNode[] {
  const nodes = lockNodes(tree).map((node) => ({
    ...node,
    isOpen: switched.includes(node.key) !== (node.level === 1),
  }));
  const known = new Map(nodes.map((node) => [node.key, node]));
  const isShown = ({ parent }: LockNode): boolean => {
    const above = parent === null ? undefined : known.get(parent);
    return above === undefined || (above.isOpen && isShown(above));
  };
  return nodes.filter((node) => isShown(node));
}
