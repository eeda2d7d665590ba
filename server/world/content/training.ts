/** A lesson of headquarters' training in both languages; its text has a paragraph a line. */
interface Lesson {
  readonly name: string;
  readonly englishName: string;
  readonly minutes: number;
  readonly body: string;
  readonly englishBody: string;
}

interface Course {
  readonly name: string;
  readonly englishName: string;
  readonly summary: string;
  readonly englishSummary: string;
  readonly daysAgo: number;
  readonly lessons: readonly Lesson[];
}

const course = (
  daysAgo: number,
  [name, englishName]: readonly [string, string],
  [summary, englishSummary]: readonly [string, string],
  ...lessons: readonly Lesson[]
): Course => ({ name, englishName, summary, englishSummary, daysAgo, lessons });

const lesson = (
  minutes: number,
  [name, englishName]: readonly [string, string],
  body: readonly string[],
  englishBody: readonly string[],
): Lesson => ({
  ...{ name, englishName, minutes },
  ...{ body: body.join('\n'), englishBody: englishBody.join('\n') },
});

/** Headquarters' training courses, in the order in which they were published. */
export const trainingCourses: readonly Course[] = [
  course(
    120,
    ['新分析师入门', 'Getting started as an analyst'],
    ['第一周要会做的事：看名单、看课、写反馈', 'What to master in week one: list, lessons, feedback'],
    lesson(
      8,
      ['每天上班的前十分钟', 'The first ten minutes of the day'],
      [
        '先看首页的待办，再看“需要关注”的学生。待办按截止时间排列，先做今天到期的。',
        '连续答错、答题过快和长时间没有动作，说明学生可能遇到了困难，请先联系这些学生。',
      ],
      [
        'Read the to-do list on the home page first, then the students who need you. To-dos are ordered by deadline: begin with those due today.',
        'A run of wrong answers, answers given too fast and long idle time can mean that a student is stuck. Contact these students first.',
      ],
    ),
    lesson(
      12,
      ['看懂一名学生的页面', 'Reading a student’s page'],
      [
        '学生页面有概况、作业和答题等标签。先看最近七天，再看整个学期。',
        '数字旁边写着统计到什么时候。与家长沟通时，请把这个时间一起告诉家长。',
      ],
      [
        'A student’s page has tabs for the overview, homework, answers and more. Look at the last seven days first, then at the whole term.',
        'Each figure says up to when it was counted. When you speak with parents, tell them that time too.',
      ],
    ),
    lesson(
      10,
      ['第一次写课后反馈', 'Your first post-class feedback'],
      [
        '反馈写三件事：今天学了什么，哪里学得好，接下来做什么。每件事一句话就够。',
        '写学生做到的具体事情，不写“表现不错”这样的话。',
      ],
      [
        'Feedback says three things: what was learnt today, what went well, and what comes next. One sentence each is enough.',
        'Name what the student did. “Did well” tells parents nothing.',
      ],
    ),
  ),
  course(
    96,
    ['自适应学习的原理', 'How adaptive learning works'],
    ['系统怎样判断学生会不会，怎样选下一题', 'How the system judges mastery and picks the next task'],
    lesson(
      9,
      ['知识点与前置关系', 'Knowledge points and prerequisites'],
      [
        '每个知识点都有前置知识点。前置没有学会时，系统先补前置，再回到原来的知识点。',
        '学生说“怎么又在学旧的”，多半是前置知识点还没有过关。',
      ],
      [
        'Each knowledge point has prerequisites. When one is missing, the system teaches it first and then comes back.',
        'A student who asks why old content appears again has most likely not passed a prerequisite.',
      ],
    ),
    lesson(
      11,
      ['掌握度怎样变化', 'How mastery changes'],
      [
        '答对难题，掌握度升得多；答错简单题，掌握度降得多。答得过快的题目只作参考。',
        '请看一段时间的变化，不要只看一次的数字。',
      ],
      [
        'A hard question answered rightly raises mastery a lot; an easy one answered wrongly lowers it a lot. Answers given too fast count for little.',
        'Look at the change over time, not at a single figure.',
      ],
    ),
  ),
  course(
    75,
    ['督学沟通的方法', 'Talking with students under supervision'],
    ['怎样提醒、怎样鼓励，什么时候打电话', 'When to remind, when to praise, when to call'],
    lesson(
      7,
      ['先问再提醒', 'Ask before you remind'],
      [
        '看到学生十五分钟没有动作，先问“遇到什么问题了吗”，不要先批评。',
        '同一个原因一天只提醒一次。提醒以后观察十分钟。',
      ],
      [
        'When a student has been idle for fifteen minutes, ask what the problem is before you criticise.',
        'Remind of one thing once a day only, then watch for ten minutes.',
      ],
    ),
    lesson(
      8,
      ['鼓励要具体', 'Praise what was done'],
      [
        '“这道题你检查了去分母的一步”比“你真棒”有用。',
        '奖励金币时写清楚原因，学生在学习机上会看到。',
      ],
      [
        '“You checked the step where the denominators go” helps more than “great”.',
        'Say why when you give coins: students read it on their machine.',
      ],
    ),
    lesson(
      6,
      ['什么时候联系家长', 'When to contact parents'],
      [
        '连续三天没有学习、作业逾期或者情绪明显变化时，当天联系家长。',
        '电话里先说看到的事实，再说您的建议，最后约好下次沟通的时间。',
      ],
      [
        'Contact parents the same day after three days without study, overdue homework or a clear change of mood.',
        'On the telephone, tell the facts first, then your advice, and agree when you will talk next.',
      ],
    ),
  ),
  course(
    60,
    ['打基础课程的督学要点', 'Supervising the foundation course'],
    ['健康度、轮次和重新打基础', 'Health, rounds and restarting'],
    lesson(
      10,
      ['健康度说明什么', 'What health tells you'],
      [
        '健康、亚健康和不健康由最近的测评决定。不健康时，建议重新打基础。',
        '重新打基础要等学生在学习机上确认，请提前和学生说明原因。',
      ],
      [
        'Healthy, sub-healthy and unhealthy follow from the latest assessment. When unhealthy, a new foundation is advised.',
        'A restart waits for the student’s confirmation on the learning machine. Explain the reason beforehand.',
      ],
    ),
    lesson(
      9,
      ['安排每天的节奏', 'Planning the daily pace'],
      ['每天三十到四十分钟最合适。连续学习超过一小时，正确率通常会下降。'],
      ['Thirty to forty minutes a day work best. After an hour without a break, accuracy usually drops.'],
    ),
  ),
  course(
    52,
    ['批改与讲评', 'Grading and going through it'],
    ['主观题怎样给分，评语怎样写', 'How to mark written answers and what to remark'],
    lesson(
      12,
      ['按步骤给分', 'Marking step by step'],
      [
        '先看思路，再看计算。思路对、计算错，只扣计算的分。',
        '同一个班的同一道题请一次批完，标准才一致。',
      ],
      [
        'Look at the idea first, then at the arithmetic. Where the idea is right, take off for the arithmetic only.',
        'Mark the same question of a class in one go, so that all are marked alike.',
      ],
    ),
    lesson(
      8,
      ['写学生看得懂的评语', 'Remarks that students understand'],
      ['指出错在哪一步，再给一个可以自己检查的方法。评语不超过三句。'],
      ['Say which step went wrong, then give a way to check it alone. Keep it to three sentences.'],
    ),
  ),
  course(
    45,
    ['自习室督学', 'Supervising a self-study room'],
    ['一个人看二十名学生时先看谁', 'Whom to watch first among twenty students'],
    lesson(
      8,
      ['开场五分钟', 'The first five minutes'],
      ['开场时请每名学生说出今天要完成的一件事，写在座位卡上。结束时对照检查。'],
      ['At the start, each student names one thing to finish today and writes it on the seat card. Check it at the end.'],
    ),
    lesson(
      9,
      ['用看板找到需要您的学生', 'Finding who needs you on the board'],
      ['看板每分钟更新一次。先看“需要您关注”的人数，点开就是这些学生，不要逐个巡视。'],
      ['The board is renewed every minute. Begin with the students who need you: the number leads to them, so that you need not walk the rows.'],
    ),
  ),
  course(
    38,
    ['AI 督学助手的使用', 'Using the AI supervisor’s assistant'],
    ['什么时候相信提示，什么时候自己判断', 'When to trust a flag, and when to judge yourself'],
    lesson(
      7,
      ['提示从哪里来', 'Where flags come from'],
      ['每条提示都写着触发的条件和证据。先看证据，再决定处理还是标为误报。'],
      ['Each flag states its threshold and its evidence. Read the evidence, then handle it or call it a false alarm.'],
    ),
    lesson(
      6,
      ['误报也有用', 'False alarms help too'],
      ['标为误报的提示会用来改进规则。请写清楚为什么是误报。'],
      ['False alarms are used to improve the rules, so mark them whenever you find one.'],
    ),
  ),
  course(
    30,
    ['家长会的准备', 'Preparing a parents’ meeting'],
    ['从报告到谈话提纲', 'From reports to an outline'],
    lesson(
      10,
      ['选三个数字', 'Choose three figures'],
      ['一次谈话最多说三个数字：学习时间、正确率和完成的课次。每个数字都说明和上个月相比怎样。'],
      ['Use three figures at most: study time, accuracy and finished lessons. Say how each compares with last month.'],
    ),
    lesson(
      8,
      ['把建议写成一步', 'One next step'],
      ['每位家长只带走一个建议，最好当天就能做。'],
      ['Each parent leaves with one piece of advice, ideally one that can be followed the same day.'],
    ),
  ),
  course(
    24,
    ['学情数据的正确读法', 'Reading study data correctly'],
    ['样本太小的数字不要下结论', 'Why small numbers prove little'],
    lesson(
      9,
      ['先看题数', 'Count first'],
      ['三道题的正确率和三百道题的正确率不能比较。先看题数，再看百分比。'],
      ['Accuracy over three questions cannot be compared with accuracy over three hundred. Look at the number first.'],
    ),
    lesson(
      7,
      ['相关不等于原因', 'Correlation is not cause'],
      ['学习时间和成绩一起上升，原因可能是开学。做结论以前，和学生谈一次。'],
      ['Study time and scores may rise together just because term has begun. Talk with the student before you conclude.'],
    ),
  ),
  course(
    17,
    ['学生信息保护', 'Protecting student data'],
    ['哪些信息可以发给谁', 'Who may receive what'],
    lesson(
      6,
      ['截图和转发', 'Screenshots and forwarding'],
      ['发到群里以前，去掉其他学生的姓名和成绩。家长链接只发给本人的家长。'],
      ['Remove other students’ names and scores before you post. Send a parent link to that student’s parents only.'],
    ),
    lesson(
      5,
      ['离开座位时', 'When you leave your desk'],
      ['离开座位请退出登录或者锁定电脑。公用电脑不要保存密码。'],
      ['Log out or lock the computer when you leave. Never save a password on a shared one.'],
    ),
  ),
  course(
    10,
    ['考前两周的安排', 'Two weeks before an exam'],
    ['错题本、查漏补缺和作息', 'Error books, closing gaps and rest'],
    lesson(
      8,
      ['用错题本复习', 'Revising with the error book'],
      ['每天重做五道错题，做对两次才算过关。不要在考前学新内容。'],
      ['Redo five errors a day; one counts as passed after two right answers. Learn nothing new just before an exam.'],
    ),
    lesson(
      5,
      ['保证睡眠', 'Sleep comes first'],
      ['考前三天不安排晚上九点以后的学习任务。'],
      ['Plan no study after nine in the evening on the last three days.'],
    ),
  ),
  course(
    3,
    ['冬季课程新功能', 'New features of the winter courses'],
    ['本月更新的三项功能', 'Three features that were updated this month'],
    lesson(
      6,
      ['课后反馈更省时', 'Faster post-class feedback'],
      ['新的反馈会自动带出当堂数据，您只需要补充观察和建议。'],
      ['Feedback now brings the figures of the class with it. You add what you observed and advise.'],
    ),
    lesson(
      6,
      ['督学名单', 'The list of supervised students'],
      ['督学名单按状态分组，可以直接进入督学系统查看一名学生。'],
      ['Supervised students are listed by their state, and each leads straight to the supervision system.'],
    ),
  ),
];
