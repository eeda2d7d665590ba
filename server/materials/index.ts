import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import {
  editMaterial,
  materialInfo,
  materialList,
  removeMaterial,
  uploadMaterial,
} from '../../src/contract/materials';
import { toMoment } from '../../src/domain/businessTime';
import { materialBytes } from '../../src/domain/limits';
import { materialError, materialType, newMaterialName } from '../../src/domain/materials';
import type { Area } from '../area';
import { files, materials } from '../db/tables';
import { demonstrationFolder } from '../files/demonstration';
import { keepFile } from '../files/images';
import { forgetFile } from '../files/sweep';
import { containsWords } from '../keyword';
import { colleaguesOf } from '../localPoints/version';
import { inOrder, listed, pageOf } from '../page';
import { absent, Refusal } from '../refusal';
import { forgetAnswer } from '../requestId';
import { type Handler, type Request, serve } from '../serve';
import { coursesSeenBy } from '../shell/options';
import { demandCourse } from '../students/seen';
import { type Asked, lockOwn, ofSchool, selectMaterials, shownTo } from './stored';

const columns = { name: materials.name, size: materials.size, uploaded: materials.at } as const;

/** Tells the open pages of the school that a material has changed. */
async function tellSchool({ db, session, tell }: Request<unknown>, id: number) {
  await tell(await colleaguesOf(db, session.school.id), { type: 'material.changed', id });
}

/** The file of the call, checked by the rules that its sender has, too [VALID-094]. */
function demandFile({ file, payload: { name } }: Request<{ name: string }>) {
  const rule = file === null ? 'required' : materialError({ name, size: file.bytes.length });
  const type = materialType(name);
  if (file === null || rule !== null || type === null) {
    const issues = [{ field: 'file', rule }];
    throw new Refusal('badPayload', 'badPayload', { issues });
  }
  return { bytes: file.bytes, type, name };
}

/** Names the file of one's own material as it is called now, and returns its id; the demonstration's own is copied for that. */
async function renamedFile(
  request: Request<unknown>,
  own: Pick<typeof materials.$inferSelect, 'fileId' | 'name'>,
  name: string,
) {
  const { fileId } = own;
  if (name === own.name) return fileId;
  const type = materialType(name);
  if (type === null || !newMaterialName(own.name).safeParse(name).success) {
    const issues = [{ field: 'name', rule: 'materialType' }];
    throw new Refusal('badPayload', 'badPayload', { issues });
  }
  if (fileId === null) {
    const bytes = await readFile(join(demonstrationFolder, own.name));
    return keepFile(request, { bytes, type, name });
  }
  await request.db.update(files).set({ name }).where(eq(files.id, fileId));
  return fileId;
}

/** The material of the school that a call is about; absent where there is none. */
async function one({ payload, session, db, language }: Request<Asked>) {
  const [found] = await selectMaterials(db, language).where(ofSchool(session, payload));
  if (found === undefined) throw absent();
  return shownTo(session)(found);
}

const handlers: readonly Handler[] = [
  serve(materialList, async ({ payload, session, db, now, language }) => {
    const { subject_id, course_id, keyword, sort, order } = payload;
    const found = await pageOf(
      selectMaterials(db, language)
        .where(
          and(
            ofSchool(session, { subject_id }),
            course_id === undefined ? undefined : eq(materials.courseId, course_id),
            containsWords(keyword, [materials.name, materials.description]),
          ),
        )
        .orderBy(
          ...(sort === undefined ? [] : [inOrder(columns[sort], order)]),
          ...[desc(materials.at), desc(materials.id)],
        ),
      payload,
    );
    const courses = await coursesSeenBy(db, session.account.id, subject_id, language);
    return { ...listed(found, shownTo(session), now), courses };
  }),

  serve(materialInfo, async (request) => {
    const { payload, session, db, now, language } = request;
    const courses = await coursesSeenBy(db, session.account.id, payload.subject_id, language);
    return { ...(await one(request)), courses, as_of: toMoment(now) };
  }),

  serve(
    uploadMaterial,
    async (request) => {
      const { payload, session, db, now } = request;
      const { subject_id, course_id } = payload;
      const file = demandFile(request);
      if (course_id !== 0) await demandCourse(db, session.account.id, payload);
      const [added] = await db
        .insert(materials)
        .values({
          ...{ schoolId: session.school.id, accountId: session.account.id, at: now },
          ...{ subjectId: subject_id, courseId: course_id === 0 ? null : course_id },
          ...{ name: file.name, size: file.bytes.length, fileId: await keepFile(request, file) },
        })
        .returning({ material_id: materials.id });
      if (added === undefined) throw new Error('the material was not stored');
      await tellSchool(request, added.material_id);
      return added;
    },
    { largestFile: materialBytes },
  ),

  serve(editMaterial, async (request) => {
    const { payload, session, db } = request;
    const { course_id, name, description } = payload;
    const own = await lockOwn(db, session, payload);
    const { id, courseId, version } = own;
    if (version !== payload.version) throw new Refusal('conflict', 'materials.changed');
    // It may stay with a course whose students have left.
    if (course_id !== 0 && course_id !== courseId) {
      await demandCourse(db, session.account.id, payload);
    }
    const fileId = await renamedFile(request, own, name);
    await db
      .update(materials)
      .set({
        ...{ name, fileId, description, version: version + 1 },
        courseId: course_id === 0 ? null : course_id,
      })
      .where(eq(materials.id, id));
    await tellSchool(request, id);
    return one(request);
  }),

  serve(removeMaterial, async (request) => {
    const { payload, session, db } = request;
    const { id, fileId } = await lockOwn(db, session, payload);
    await db.delete(materials).where(eq(materials.id, id));
    // Its upload may have had no answer that arrived: the same file, chosen again, is a new material.
    const upload = { accountId: session.account.id, path: uploadMaterial.path };
    await forgetAnswer(db, upload, { material_id: id });
    await tellSchool(request, id);
    if (fileId !== null) await forgetFile(db, fileId);
    return {};
  }),
];

export const area: Area = {
  handlers: handlers.map((handler) => ({ ...handler, needs: 'infoManagerPermission' })),
};
