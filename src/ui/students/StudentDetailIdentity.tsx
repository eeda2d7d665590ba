import { HStack, Wrap } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft, type LucideIcon, Pin, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type StudentRow, unfilledRoles } from '../../domain/students';
import {
  selectCourses,
  selectScope,
  selectSubjectId,
  type studentDetail,
} from '../../machines/students/studentDetail';
import { LevelStatus } from './LevelStatus';
import { Avatar } from '../parts/Avatar';
import { Fact, Facts } from '../parts/Facts';
import { Icon } from '../parts/Icon';
import { NameInLetters } from '../parts/NameInLetters';
import { Status } from '../parts/Status';
import { StickyTop } from '../parts/StickyTop';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { useToldName } from '../parts/useToldName';
import { StudentDetailActs } from './StudentDetailActs';
import { StudentDetailNeighbours } from './StudentDetailNeighbours';
import { foundationOf } from './foundationOf';
import { levelPage, studentPage, studentsPage } from './studentPages';
import { healthSigns } from '../parts/healthSigns';

interface StudentDetailIdentityProps {
  readonly actor: ActorRefFrom<typeof studentDetail>;
  readonly student: StudentRow;
}

/** Who the student is; stays in sight above every tab. */
export function StudentDetailIdentity({ actor, student }: StudentDetailIdentityProps) {
  const { t } = useTranslation(['students', 'shell']);
  const courses = useSelector(actor, selectCourses);
  const { from } = useSelector(actor, selectScope);
  const subjectId = useSelector(actor, selectSubjectId);
  const page = studentPage(student.student_id, from);
  const told = useToldName();
  const { responsibilities } = student;
  return (
    <StickyTop as="section" aria-label={t('detail.label')} mt={-6} pt={4} pb={3}>
      <HStack textStyle="small" wrap="wrap" mb={1} _print={{ display: 'none' }}>
        <TextLink to={studentsPage(from)}>
          <HStack as="span" display="inline-flex" gap={1} whiteSpace="nowrap">
            <Icon of={ArrowLeft} />
            {t('detail.back')}
          </HStack>
        </TextLink>
        <StudentDetailActs actor={actor} student={student} />
        <StudentDetailNeighbours actor={actor} />
      </HStack>
      <Wrap align="center" columnGap={8} rowGap={2}>
        <HStack gap={3} minHeight="row">
          <Avatar name={student.name} />
          <div>
            <Text as="h1" textStyle="title">
              {student.name}
            </Text>
            <Text as="p" small muted>
              {student.username} <NameInLetters name={student.name} />
            </Text>
          </div>
          {student.pinned ? <Sign of={Pin} word={t('pinned')} /> : null}
          {student.co_owned ? <Sign of={Users} word={t('coOwned')} /> : null}
        </HStack>
        <Facts flex="1 1 28rem">
          <Fact name={t('shell:subject.label')} printed>
            {t(`shell:subject.${String(subjectId)}`)}
          </Fact>
          <Fact name={t('detail.fact.grade')}>{t(`grade.${String(student.grade)}`)}</Fact>
          <Fact name={t('detail.fact.health')}>
            <Status kind={healthSigns[student.health]}>{t(`health.${student.health}`)}</Status>
          </Fact>
          <Fact name={t('detail.fact.stars')}>{t(`stars.${String(student.stars ?? 'none')}`)}</Fact>
          <Fact name={t('detail.fact.supervision')}>{t(`supervision.${student.supervision}`)}</Fact>
          <Fact name={t('detail.fact.foundation')}>
            {foundationOf(student, t) ?? t('detail.none')}
          </Fact>
          {courses
            .filter(({ stage }) => stage !== 'studying')
            .map((course) => (
              <Fact key={course.course_id} name={t('detail.fact.level')}>
                <TextLink to={levelPage(page, course.course_id)}>
                  <LevelStatus {...course} />
                </TextLink>
              </Fact>
            ))}
        </Facts>
      </Wrap>
      <Facts layout="table" mt={1} textStyle="small">
        <Fact name={t('detail.fact.responsibilities')}>
          {[
            ...responsibilities,
            ...unfilledRoles(responsibilities).map((role) => ({ role, name: t('detail.nobody') })),
          ]
            .map(({ role, name }) =>
              t('detail.responsible', { role: t(`role.${role}`), name: told(name) }),
            )
            .join(t('marking.separator'))}{' '}
          <Text muted _print={{ display: 'none' }}>
            {t('detail.setBy')}
          </Text>
        </Fact>
      </Facts>
    </StickyTop>
  );
}

/** An icon and its word, small, beside the name. */
function Sign({ of, word }: { readonly of: LucideIcon; readonly word: string }) {
  return (
    <Text small muted display="inline-flex" alignItems="center" gap={1.5}>
      <Icon of={of} />
      {word}
    </Text>
  );
}
