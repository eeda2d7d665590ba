import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { NamedStudent } from '../../domain/students';
import { NameInLetters } from './NameInLetters';

interface StudentNameProps {
  readonly student: NamedStudent;
}

/** A student who is chosen or acted on: two may share a name, so account and grade stand below it. */
export function StudentName({ student: { name, username, grade } }: StudentNameProps) {
  const { t } = useTranslation('students');
  return (
    <chakra.span display="block" minWidth={0} lineHeight="short">
      <chakra.span display="block" overflowWrap="anywhere">
        <span>{name}</span> <NameInLetters name={name} />
      </chakra.span>
      <chakra.span display="block" textStyle="small" color="fg.muted" wordBreak="break-word">
        {t('identity', { account: username, grade: t(`grade.${String(grade)}`) })}
      </chakra.span>
    </chakra.span>
  );
}
