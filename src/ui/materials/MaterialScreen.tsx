import { shallowEqual, useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type material,
  selectAddress,
  selectCourse,
  selectForm,
  selectMaterial,
  selectMayEdit,
} from '../../machines/materials/material';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { Icon } from '../parts/Icon';
import { OutwardButton } from '../parts/LinkButton';
import { RecordScreen } from '../parts/RecordScreen';
import { sizeIn } from '../parts/sizeIn';
import { MaterialEditDialog } from './MaterialEditDialog';
import { MaterialPreview } from './MaterialPreview';

/** One material: what is known of it, and the file itself where a page can show it [ENTITY-025]. */
export function MaterialScreen({ actor }: ActorProps<typeof material>) {
  const { t } = useTranslation('materials');
  const { moment } = useDates();
  const known = useSelector(actor, selectMaterial);
  const course = useSelector(actor, selectCourse, shallowEqual);
  const form = useSelector(actor, selectForm);
  return (
    <>
      <RecordScreen
        actor={actor}
        words="materials:one"
        rows={6}
        back={{ to: '/management/list', label: t('back') }}
        dated={false}
        head={({ name }) => ({ title: name, action: <Acts {...{ actor, name }} /> })}
      >
        {(found) => (
          <>
            <Facts mb={5} whiteSpace="pre-wrap">
              <Fact name={t('column.course')}>{found.course_name ?? t('noCourse')}</Fact>
              <Fact name={t('column.size')}>{sizeIn(t, found.size)}</Fact>
              <Fact name={t('column.uploader')}>{found.uploader_name}</Fact>
              <Fact name={t('column.uploaded')}>{moment(found.uploaded_at)}</Fact>
              <Fact name={t('column.description')}>{found.description}</Fact>
            </Facts>
            <MaterialPreview actor={actor} />
          </>
        )}
      </RecordScreen>
      {form === undefined ? null : (
        <MaterialEditDialog
          actor={form}
          courses={known?.courses ?? []}
          own={course}
          onCancel={() => actor.send({ type: 'edit.cancelled' })}
        />
      )}
    </>
  );
}

/** What can be done with the material, and with its file. */
function Acts({ actor, name }: ActorProps<typeof material> & { readonly name: string }) {
  const { t } = useTranslation('materials');
  const address = useSelector(actor, selectAddress);
  const mayEdit = useSelector(actor, selectMayEdit);
  return (
    <>
      {mayEdit ? (
        <Button onClick={() => actor.send({ type: 'edit.requested' })}>{t('edit.open')}</Button>
      ) : null}
      {address === null ? null : (
        <OutwardButton href={address} download={name} kind="primary">
          <Icon of={Download} />
          {t('action.download')}
        </OutwardButton>
      )}
    </>
  );
}
