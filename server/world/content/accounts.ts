import { archetypeOf } from './archetypes';
import type { Account, Campus, Colleague, PermissionFlag, TestAccount } from './types';

/** One password for every account of the demonstration, students' and practice accounts included. */
export const demonstrationPassword = 'demo1234';

export const campuses: readonly Campus[] = [
  { id: 1, name: '青禾湾校区', countryId: 1 },
  { id: 2, name: 'Lakeside Campus', countryId: 2 },
  { id: 3, name: '青禾湾自习中心', countryId: 1 },
];

const everyPermission: readonly PermissionFlag[] = [
  'hasPermission',
  'monitorClassPermission',
  'infoManagerPermission',
  'homeworkManagerPermission',
  'operationManagerPermission',
  'afterSchoolFeedbackPermission',
  'selfStudyPermission',
  'PKPermission',
];

export const accounts: readonly Account[] = [
  {
    id: 101,
    username: 'zhou',
    name: '周明远',
    nickname: '明远',
    phone: '19900001001',
    role: 'analyst',
    userType: 4,
    campusId: 1,
    countryId: 1,
    schoolUseType: 1,
    dataSource: 1,
    localAuth: 1,
    isAgentSchool: true,
    upgraded: true,
    subjects: [1, 2, 3, 4, 5, 99],
    permissions: everyPermission,
    openingCoins: 850,
  },
  {
    id: 102,
    username: 'emily',
    name: 'Emily Hartwell',
    nickname: 'Ms. Hartwell',
    phone: '19900001002',
    role: 'analyst',
    userType: 4,
    campusId: 2,
    countryId: 2,
    schoolUseType: 1,
    dataSource: 1,
    localAuth: 0,
    isAgentSchool: false,
    upgraded: true,
    subjects: [1],
    permissions: ['hasPermission', 'homeworkManagerPermission'],
    openingCoins: 400,
  },
  {
    id: 103,
    username: 'type6',
    name: '崔立夏',
    nickname: '立夏',
    phone: '19900001003',
    role: 'analyst',
    userType: 4,
    campusId: 3,
    countryId: 1,
    schoolUseType: 6,
    dataSource: 0,
    localAuth: 0,
    isAgentSchool: false,
    upgraded: true,
    subjects: [1, 2, 3, 4, 5],
    permissions: ['hasPermission', 'selfStudyPermission'],
    openingCoins: 60,
  },
  {
    id: 104,
    username: 'newcomer',
    name: '谢初阳',
    nickname: null,
    phone: '19900001004',
    role: 'analyst',
    userType: 4,
    campusId: 1,
    countryId: 1,
    schoolUseType: 1,
    dataSource: 1,
    localAuth: 0,
    isAgentSchool: true,
    upgraded: false,
    subjects: [1, 2, 3],
    permissions: ['hasPermission', 'monitorClassPermission'],
    openingCoins: 0,
  },
  {
    id: 105,
    username: 'agent',
    name: '石万里',
    nickname: '石校长',
    phone: '19900001005',
    role: 'agentAdministrator',
    userType: 5,
    campusId: 1,
    countryId: 1,
    schoolUseType: 1,
    dataSource: 1,
    localAuth: 1,
    isAgentSchool: true,
    upgraded: true,
    subjects: [1, 2, 3, 4, 5, 99],
    permissions: everyPermission,
    openingCoins: 12000,
  },
];

const practice = archetypeOf('steady').behaviour;

export const testAccounts: readonly TestAccount[] = [
  {
    id: 901,
    label: 'A',
    username: 'practice_a',
    name: '练课账号 A',
    behaviour: { ...practice, ability: 0.9, correctShare: 0.95 },
  },
  {
    id: 902,
    label: 'B',
    username: 'practice_b',
    name: '练课账号 B',
    behaviour: { ...practice, ability: 0.65, correctShare: 0.75 },
  },
  {
    id: 903,
    label: 'C',
    username: 'practice_c',
    name: '练课账号 C',
    behaviour: { ...practice, ability: 0.35, correctShare: 0.45 },
  },
];

export const colleagues: readonly Colleague[] = [
  { id: 'han', name: '韩秋实' },
  { id: 'luo', name: '骆文清' },
  { id: 'liu', name: '柳依依' },
  { id: 'bai', name: '柏松' },
  { id: 'mei', name: '梅晓岚' },
];
