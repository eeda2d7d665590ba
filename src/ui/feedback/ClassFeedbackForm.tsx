import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { feedbackLimits, teachingMethods } from '../../domain/feedback';
import {
  type postClassFeedback,
  selectDraft,
  selectErrors,
  selectImages,
  selectIsInDoubt,
  selectKeptAt,
  selectSavesInVain,
  selectStage,
  selectValues,
} from '../../machines/feedback/postClassFeedback';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { BoundForm } from '../parts/form/BoundForm';
import { DateField } from '../parts/form/DateField';
import { SelectField } from '../parts/form/SelectField';
import { TextField } from '../parts/form/TextField';
import { PhrasedField } from './PhrasedField';
import { FeedbackFailure } from './FeedbackFailure';
import { mostImages } from '../../machines/feedback/imageUpload';
import { ImagesField } from '../parts/images/ImagesField';
import { ShareField, StarsField } from './FigureFields';

interface ClassFeedbackFormProps {
  readonly actor: ActorRefFrom<typeof postClassFeedback>;
  /** The student's. */
  readonly name: string;
}

/** When the class was and how, what was taught, how it went, and homework before and after. */
export function ClassFeedbackForm({ actor, name }: ClassFeedbackFormProps) {
  const { t } = useTranslation('feedback');
  const { moment } = useDates();
  const { images } = useSelector(actor, selectValues);
  const errors = useSelector(actor, selectErrors);
  const upload = useSelector(actor, selectImages);
  const savesInVain = useSelector(actor, selectSavesInVain);
  const keptAt = useSelector(actor, selectKeptAt);
  const draft = useSelector(actor, selectDraft);
  const stage = useSelector(actor, selectStage);
  const isInDoubt = useSelector(actor, selectIsInDoubt);
  const isFinding = stage === 'finding';
  const isBusy = isFinding || stage === 'savingDraft';
  return (
    <BoundForm
      actor={actor}
      words="feedback:field"
      label={t('class.title')}
      attempts={savesInVain}
      draft={draft}
      actions={
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
          <Button type="submit" kind="primary" busy={isFinding} disabled={isBusy}>
            {t('class.open')}
          </Button>
          <Button
            busy={stage === 'savingDraft'}
            disabled={isBusy}
            onClick={() => actor.send({ type: 'save.requested' })}
          >
            {t('draft.save')}
          </Button>
          {keptAt === null ? null : (
            <chakra.span textStyle="small" color="fg.muted">
              {t('class.keptAt', { time: moment(keptAt) })}
            </chakra.span>
          )}
        </chakra.div>
      }
    >
      <DateField name="class_date" />
      <chakra.div display="flex" flexWrap="wrap" gap={4}>
        <TextField name="start_time" />
        <TextField name="end_time" />
      </chakra.div>
      <SelectField
        name="method"
        options={teachingMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
      />
      <ShareField name="class_count" minimum={1} maximum={feedbackLimits.classes} />
      <PhrasedField name="content" word="class_content" student={name} />
      <StarsField />
      <PhrasedField name="evaluation" student={name} />
      <chakra.div display="flex" flexWrap="wrap" gap={4}>
        <ShareField name="previous_completion" maximum={100} unit="%" />
        <ShareField name="previous_accuracy" maximum={100} unit="%" />
      </chakra.div>
      <PhrasedField name="homework" student={name} />
      {upload === undefined ? null : (
        <ImagesField
          actor={upload}
          place="images"
          most={mostImages.images}
          addresses={images}
          disabled={isBusy}
          fault={errors['images']}
          onRemove={(address) => actor.send({ type: 'image.removed', address })}
          onMove={(address, place) => actor.send({ type: 'image.moved', address, place })}
        />
      )}
      <FeedbackFailure isInDoubt={isInDoubt} />
    </BoundForm>
  );
}
