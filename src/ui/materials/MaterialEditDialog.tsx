import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { excerptOf } from '../../domain/draft';
import { materialDescriptionLength, materialNameLength } from '../../domain/limits';
import { draftedMaterial } from '../../domain/materials';
import type { materialEdit } from '../../machines/materials/materialEdit';
import { selectDraft } from '../../machines/parts/form/selectors';
import { FormDialog } from '../parts/form/FormDialog';
import { SelectField } from '../parts/form/SelectField';
import { TextAreaField } from '../parts/form/TextAreaField';
import { TextField } from '../parts/form/TextField';
import { courseOptionsOf, type Courses } from './courseOptionsOf';

interface MaterialEditDialogProps {
  readonly actor: ActorRefFrom<typeof materialEdit>;
  readonly courses: Courses;
  /** The course that it belongs to; null where it belongs to none. */
  readonly own: Courses[number] | null;
  readonly onCancel: () => void;
}

/** The name of a material, what is said of it, and the course that it belongs to. */
export function MaterialEditDialog({ actor, courses, own, onCancel }: MaterialEditDialogProps) {
  const { t } = useTranslation('materials');
  const draft = useSelector(actor, selectDraft);
  const excerpt = (content: unknown) => {
    const { name = '', description = '', course_id: id = '0' } = draftedMaterial(content) ?? {};
    const course = [...courses, ...(own === null ? [] : [own])].find(
      (one) => one.id === Number(id),
    );
    return excerptOf([name, description, course?.name ?? ''].filter((text) => text !== ''));
  };
  return (
    <FormDialog {...{ actor, onCancel, draft, excerpt }} words="materials:edit">
      <TextField wide name="name" maximum={materialNameLength} />
      <TextAreaField name="description" rows={4} minimum={0} maximum={materialDescriptionLength} />
      <SelectField name="course_id" word="course" options={courseOptionsOf(courses, t, own)} />
    </FormDialog>
  );
}
