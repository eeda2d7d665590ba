import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type filePreview, selectFile } from '../../machines/shell/filePreview';
import type { ActorProps } from '../parts/actorProps';
import { alreadyFailed } from '../parts/alreadyFailed';
import { PageFrame } from '../parts/PageFrame';
import { Text } from '../parts/Text';

/** A file as its kind is looked at. */
export function FileContent({ actor }: ActorProps<typeof filePreview>) {
  const { t } = useTranslation('pages');
  const { address, kind, name, text, isCut } = useSelector(actor, selectFile);
  const source = address ?? '';
  const onError = () => actor.send({ type: 'file.failed' });
  const watch = { ref: alreadyFailed(onError), onError };
  if (kind === 'image') {
    return <chakra.img src={source} alt={name} maxWidth="full" maxHeight="84vh" {...watch} />;
  }
  if (kind === 'video') {
    return (
      <chakra.video
        src={source}
        aria-label={name}
        controls
        preload="metadata"
        width="full"
        maxWidth="dialogLarge"
        maxHeight="84vh"
        bg="bg.inverted"
        borderRadius="control"
        {...watch}
      />
    );
  }
  if (kind === 'audio') {
    return <chakra.audio src={source} aria-label={name} controls {...watch} />;
  }
  if (kind === 'page') {
    return <PageFrame src={source} title={name} flex={1} width="full" border={0} />;
  }
  return (
    <chakra.pre
      alignSelf="stretch"
      mx="auto"
      width="full"
      maxWidth="dialogLarge"
      flex={1}
      p={6}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      fontFamily="body"
    >
      {text}
      {isCut ? (
        <Text display="block" muted mt={4}>
          {t('preview.cut')}
        </Text>
      ) : null}
    </chakra.pre>
  );
}
