/** Charts that have no screen to be walked on, by the reason. */
export const withoutScreen = {
  'the life of something on the server': [
    'auditionMark',
    'classFeedback',
    'classHourApplication',
    'coinAccount',
    'correctionCard',
    'courseLevel',
    'foundationHealth',
    'homeworkPerson',
    'lessonLock',
    'listing',
    'localPoints',
    'smartMode',
    'supervisionFreeze',
    'workOrder',
    'wrongQuestion',
  ],
  'its screen is still to come': [
    'foundationMode',
    'foundationRestart',
    'foundationWatch',
    'healthSmartMode',
    'postClassFeedback',
    'smartModeWatch',
  ],
  'a part of other charts, walked in those': [
    'answerFilters',
    'draft',
    'localMarkRows',
    'localPaste',
  ],
} as const;
