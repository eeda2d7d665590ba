import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { materialDescriptionLength } from '../../domain/limits';
import type { materialEdit } from '../../machines/materials/materialEdit';
import { selectDraft } from '../../machines/parts/form/selectors';
import { FormDialog } from '../parts/form/FormDialog';
import { SelectField } from '../parts/form/SelectField';
import { TextAreaField } from '../parts/form/TextAreaField';
import { courseOptionsOf, type Courses } from './courseOptionsOf';

interface MaterialEditDialogProps {
  readonly actor: ActorRefFrom<typeof materialEdit>;
  readonly courses: Courses;
  readonly onCancel: () => void;
}

/** What is said of a material, and the course that it belongs to. */
export function MaterialEditDialog({ actor, courses, onCancel }: MaterialEditDialogProps) {
  const { t } = useTranslation('materials');
  const draft = useSelector(actor, selectDraft);
  return (
    <FormDialog {...{ actor, onCancel, draft }} words="materials:edit">
      <TextAreaField name="description" rows={4} minimum={0} maximum={materialDescriptionLength} />
      <SelectField name="course_id" word="course" options={courseOptionsOf(courses, t)} />
    </FormDialog>
  );
}
