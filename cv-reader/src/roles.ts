/** Words by which positions and employers are told apart. */

export const titleCue =
  /(?:实习生?|助理|工程师|经理|专员|顾问|分析师?|研究员|编辑|运营|设计师|开发|策划|律师|翻译|教师|老师|讲师|主管|管培生|管理培训生|销售|客服|审计员?|会计|出纳|算法|测试|岗位?|干事|店长|营业员|主播|记者|导购|兼职|文员|秘书|美工|前台|后端|前端|架构师|产品|数据|建模|法务|行研|志愿者|主任|见习)(?:[（(][^）)]*[）)])?$|\b(?:intern(?:ship)?|engineer|analyst|assistant|developer|manager|designer|consultant|researcher|associate|trainee|lead|leader|founder|member|officer|coordinator|specialist|tutor|editor|architect|scientist|writer|director|president|volunteer|representative|clerk|accountant|auditor|programmer|administrator|executive|co-?op|fellow|apprentice|instructor|teacher|mentor|journalist|reporter|producer|strategist|planner|associate|ambassador|captain|head)\b/iu;

export const companyCue =
  /(?:公司|集团|银行|分行|支行|事务所|律所|工作室|研究院|研究所|实验室|医院|法院|检察院|出版社|报社|杂志社|电视台|电台|大学|学院|中学|小学|学校|幼儿园|传媒|科技|证券|基金|资本|工厂|委员会|协会|基金会|中心|酒店|超市|商场|俱乐部|政府|局|馆|厂|店|社区|平台)(?:[（(][^）)]*[）)])?$|\b(?:Inc|Ltd|Limited|LLC|LLP|GmbH|Corp(?:oration)?|Co|Company|Capital|Group|Bank|University|Institute|Studios?|Labs?|Laborator(?:y|ies)|Technolog(?:y|ies)|S\.?A|S\.?r\.?l|B\.?V|A\.?G|PLC|Pte|Pty|Foundation|Agency|Partners|Consulting|Hospital|Organi[sz]ation|Ventures|Securities|Media|Games|Robotics|Analytics|Systems|Software|Solutions|Holdings|Museum|Clinic|Airlines|Insurance|Motors)\b\.?/u;

/** What somebody did in a project. */
export const roleCue =
  /^(?:项目|核心|主要|技术|算法|前端|后端|产品|设计|结构|控制|小组|团队|学生|第[一二三])?(?:负责人|组长|成员|组员|队长|队员|参与人?|参与者|主持人|主持|主要成员|骨干|独立[\p{Script=Han}]{0,4}|[\p{Script=Han}]{0,4}开发|[\p{Script=Han}]{0,4}设计|[\p{Script=Han}]{0,3}建模|[\p{Script=Han}]{0,4}分析师?|策划|组织者|发起人|创始人|作者|一作|整理员|[\p{Script=Han}]{0,4}工程师|产品经理|研究助理|负责|控制算法|PM)$|\b(?:lead(?:er)?|developer|researcher|designer|engineer|manager|member|author|founder|organi[sz]er|coordinator|contributor|maintainer|captain|analyst|assistant|owner|architect|director|programmer|investigator|editor)\b/iu;
