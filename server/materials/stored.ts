import { and, eq } from 'drizzle-orm';
import { toMoment } from '../../src/domain/businessTime';
import type { MaterialRow } from '../../src/domain/materials';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { accounts, courses, materials } from '../db/tables';
import { demonstrationFile } from '../files/demonstration';
import { namedFile } from '../files/images';
import { total } from '../page';
import { absent } from '../refusal';
import type { Session } from '../session';
import type { Language } from '../words';

export interface Asked {
  readonly subject_id: number;
  readonly material_id?: number;
}

/** The materials of the session's school in a subject, or the one that is asked for. */
export function ofSchool({ school }: Session, { subject_id, material_id }: Asked) {
  return and(
    eq(materials.schoolId, school.id),
    eq(materials.subjectId, subject_id),
    material_id === undefined ? undefined : eq(materials.id, material_id),
  );
}

/** Materials with who has uploaded them and what they belong to; all of them until a condition says which. */
export function selectMaterials(db: Queries, language: Language) {
  const course = courseName(language);
  return db
    .select({ material: materials, uploader: accounts.realName, course, total })
    .from(materials)
    .innerJoin(accounts, eq(accounts.id, materials.accountId))
    .leftJoin(courses, eq(courses.id, materials.courseId));
}

type Selected = Awaited<ReturnType<typeof selectMaterials>>[number];

/** A material as an account is shown it. */
export const shownTo =
  ({ account }: Session) =>
  ({ material, uploader, course }: Selected): MaterialRow => {
    const { id, fileId, name, size, description, courseId, version } = material;
    return {
      ...{ material_id: id, name, size, description, version },
      ...{ uploaded_at: toMoment(material.at), uploader_name: uploader },
      ...{ course_id: courseId, course_name: courseId === null ? null : course },
      is_own: material.accountId === account.id,
      address: fileId === null ? demonstrationFile(name) : namedFile(fileId, name),
    };
  };

/** The session's own material, locked until the transaction ends; a colleague's is as absent as none at all. */
export async function lockOwn(db: Queries, session: Session, asked: Asked) {
  const [own] = await db
    .select()
    .from(materials)
    .where(and(ofSchool(session, asked), eq(materials.accountId, session.account.id)))
    .for('update');
  if (own === undefined) throw absent();
  return own;
}
