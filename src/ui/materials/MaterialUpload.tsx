import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { materialTypes } from '../../domain/materials';
import { type materials, selectCourseId } from '../../machines/materials/materials';
import type { materialUpload } from '../../machines/materials/materialUpload';
import { selectFiles, selectUnsentCount } from '../../machines/parts/fileUpload';
import { ChosenFiles } from '../parts/ChosenFiles';
import { FileButton } from '../parts/FileButton';
import { FileDrop } from '../parts/FileDrop';
import { KeepFocus } from '../parts/KeepFocus';
import { Select } from '../parts/Select';
import { Text } from '../parts/Text';
import { UploadsGuard } from '../parts/UploadsGuard';
import { courseOptionsOf, type Courses } from './courseOptionsOf';

const endings = Object.keys(materialTypes).map((ending) => `.${ending}`);

interface MaterialUploadProps {
  readonly actor: ActorRefFrom<typeof materials>;
  readonly uploads: ActorRefFrom<typeof materialUpload>;
  readonly courses: Courses;
}

/** Where files are dropped or chosen, into a course, and how far each is [SCREEN-151]. */
export function MaterialUpload({ actor, uploads, courses }: MaterialUploadProps) {
  const { t } = useTranslation('materials');
  const courseId = useSelector(actor, selectCourseId);
  const files = useSelector(uploads, selectFiles);
  const title = t('upload.title');
  const choose = (chosen: readonly File[]) =>
    uploads.send({ type: 'files.chosen', files: chosen, along: { course_id: courseId } });
  return (
    <FileDrop
      {...{ 'aria-label': title, onFiles: choose }}
      {...{ mb: 4, p: 3, borderWidth: '1px', borderStyle: 'dashed', borderRadius: 'control' }}
    >
      <HStack wrap="wrap" gap={3} mb={1}>
        <Text>{t('upload.area')}</Text>
        <FileButton
          multiple
          icon={Upload}
          verb={t('upload.choose')}
          types={endings}
          onFiles={choose}
        />
        <HStack as="label" gap={2}>
          <Text flex="none">{t('upload.course')}</Text>
          <Select
            label={t('upload.course')}
            value={String(courseId)}
            options={courseOptionsOf(courses, t)}
            onChange={(value) => actor.send({ type: 'course.chosen', courseId: Number(value) })}
          />
        </HStack>
      </HStack>
      <Text as="p" small muted>
        {t('upload.limits')}
      </Text>
      <KeepFocus among="[data-goes]" otherwise={`section[aria-label="${title}"] button`}>
        <ChosenFiles actor={uploads} files={files} words="materials:upload" />
      </KeepFocus>
      <UploadsGuard count={useSelector(uploads, selectUnsentCount)} />
    </FileDrop>
  );
}
