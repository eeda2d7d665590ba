import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { mostScoreImages, scoreImageTypes, type ScoreImagePlace } from '../../domain/scores';
import { selectUnsentCount } from '../../machines/parts/fileUpload';
import { selectErrors, selectValues } from '../../machines/parts/form/selectors';
import {
  type scoreRecord,
  type selectForm,
  selectPapers,
  selectProofs,
  selectUnsent,
} from '../../machines/scores/scoreRecord';
import { FormFailure } from '../parts/FormFailure';
import { ImagesField } from '../parts/images/ImagesField';
import { UploadsGuard } from '../parts/UploadsGuard';

interface ScoreImagesProps {
  readonly actor: ActorRefFrom<typeof scoreRecord>;
  readonly form: NonNullable<ReturnType<typeof selectForm>>;
  readonly disabled: boolean;
}

/** Images that prove a score, and those of the test paper; saving is refused while images are not uploaded [VALID-090 … VALID-093]. */
export function ScoreImages({ actor, form, disabled }: ScoreImagesProps) {
  const { t } = useTranslation('scores');
  const uploads = {
    proofs: useSelector(actor, selectProofs),
    papers: useSelector(actor, selectPapers),
  };
  const values = useSelector(form, selectValues);
  const errors = useSelector(form, selectErrors);
  const unsent = useSelector(actor, selectUnsent);
  const onTheirWay =
    useSelector(uploads.proofs, selectUnsentCount) + useSelector(uploads.papers, selectUnsentCount);
  const field = (place: ScoreImagePlace) => {
    const upload = uploads[place];
    return upload === undefined ? null : (
      <ImagesField
        {...{ place, disabled, words: 'scores', types: scoreImageTypes, actor: upload }}
        most={mostScoreImages[place]}
        addresses={values[place]}
        fault={errors[place]}
        onRemove={(gone) => {
          const left = values[place].filter((address) => address !== gone);
          form.send({ type: 'field.changed', field: place, value: left });
        }}
      />
    );
  };
  return (
    <>
      {field('proofs')}
      {field('papers')}
      <UploadsGuard count={onTheirWay} />
      <FormFailure text={unsent === 0 ? null : t('image.unsent', { count: unsent })} />
    </>
  );
}
