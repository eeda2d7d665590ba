import { shallowEqual, useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type material,
  selectAddress,
  selectCourse,
  selectForm,
  selectMaterial,
  selectMayEdit,
} from '../../machines/materials/material';
import { BackLink } from '../parts/BackLink';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { Fact, Facts } from '../parts/Facts';
import { Icon } from '../parts/Icon';
import { OutwardButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { sizeIn } from '../parts/sizeIn';
import { MaterialEditDialog } from './MaterialEditDialog';
import { MaterialPreview } from './MaterialPreview';

interface MaterialScreenProps {
  readonly actor: ActorRefFrom<typeof material>;
}

/** One material: what is known of it, and the file itself where a page can show it [ENTITY-025]. */
export function MaterialScreen({ actor }: MaterialScreenProps) {
  const { t } = useTranslation('materials');
  const { moment } = useDates();
  const known = useSelector(actor, selectMaterial);
  const address = useSelector(actor, selectAddress);
  const mayEdit = useSelector(actor, selectMayEdit);
  const course = useSelector(actor, selectCourse, shallowEqual);
  const form = useSelector(actor, selectForm);
  return (
    <>
      <BackLink to="/management/list">{t('back')}</BackLink>
      <PageHead
        title={known?.name ?? t('one')}
        action={
          <>
            {mayEdit ? (
              <Button
                onClick={() => {
                  actor.send({ type: 'edit.requested' });
                }}
              >
                {t('edit.open')}
              </Button>
            ) : null}
            {known === null || address === null ? null : (
              <OutwardButton href={address} download={known.name} kind="primary">
                <Icon of={Download} />
                {t('action.download')}
              </OutwardButton>
            )}
          </>
        }
      />
      <RecordOutdated actor={actor} />
      <RecordView
        actor={actor}
        loading={t('one')}
        rows={6}
        failed={t('oneFailed')}
        absent={<NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>}
      >
        {(found) => (
          <>
            <Facts mb={5}>
              <Fact name={t('column.course')}>{found.course_name ?? t('noCourse')}</Fact>
              <Fact name={t('column.size')}>{sizeIn(t, found.size)}</Fact>
              <Fact name={t('column.uploader')}>{found.uploader_name}</Fact>
              <Fact name={t('column.uploaded')}>{moment(found.uploaded_at)}</Fact>
              <Fact name={t('column.description')}>{found.description}</Fact>
            </Facts>
            <MaterialPreview actor={actor} />
          </>
        )}
      </RecordView>
      {form === undefined ? null : (
        <MaterialEditDialog
          actor={form}
          courses={known?.courses ?? []}
          own={course}
          onCancel={() => {
            actor.send({ type: 'edit.cancelled' });
          }}
        />
      )}
    </>
  );
}
