/**
 * The closed list of answer codes. Codes 400–505 and 100, 101, 4062, 5101–5106, 10104, 10107–10111 and 20515 are the
 * product document's (sections 4 and 8); 409xx and 429xx are ours and stay stable once published.
 * `status` is the HTTP class that proxies and monitors see; `message` is the default when the server gives no reason.
 */
export const errorCatalogue = {
  101: { status: 401, message: '请先登录', messageEn: 'Please log in' },
  400: { status: 400, message: '请求有误', messageEn: 'Bad request' },
  401: { status: 401, message: '登录已过期，请重新登录', messageEn: 'Unauthorized, please log in' },
  403: { status: 403, message: '没有权限', messageEn: 'Access denied' },
  404: { status: 404, message: '请求地址不存在', messageEn: 'Request address error' },
  408: { status: 408, message: '请求超时', messageEn: 'Timeout' },
  413: { status: 413, message: '内容过大', messageEn: 'Too large' },
  415: { status: 415, message: '不支持的内容类型', messageEn: 'Unsupported content type' },
  429: { status: 429, message: '操作太频繁，请稍后再试', messageEn: 'Too many requests, try again later' },
  500: { status: 500, message: '服务器内部错误', messageEn: 'Internal server error' },
  501: { status: 501, message: '服务未实现', messageEn: 'Not implemented' },
  502: { status: 502, message: '网关错误', messageEn: 'Gateway error' },
  503: { status: 503, message: '服务不可用', messageEn: 'Service unavailable' },
  504: { status: 504, message: '网关超时', messageEn: 'Gateway timeout' },
  505: { status: 505, message: 'HTTP 版本不受支持', messageEn: 'HTTP version not supported' },
  4062: {
    status: 401,
    message: '账号已在其他地方登录，请重新登录',
    messageEn: 'Logged in elsewhere, please log in again',
  },
  5101: { status: 403, message: '请先提交营业执照', messageEn: 'Hand in the business licence first' },
  5102: { status: 403, message: '营业执照已过期或被撤回', messageEn: 'The licence has expired or was withdrawn' },
  5103: { status: 403, message: '该账号需要升级为主账号', messageEn: 'This account must become a master' },
  5104: { status: 403, message: '账号已冻结', messageEn: 'Account frozen' },
  5105: { status: 403, message: '该账号需要转为子账号', messageEn: 'This account must become a child account' },
  5106: { status: 403, message: '请扫码确认营业执照', messageEn: 'Confirm the licence by scanning the code' },
  10104: { status: 403, message: '请完成人机验证', messageEn: 'Complete the captcha' },
  10107: { status: 401, message: '登录已退出', messageEn: 'The session was ended' },
  10108: { status: 401, message: '账号已冻结', messageEn: 'Account frozen' },
  10109: { status: 401, message: '账号已注销', messageEn: 'Account closed' },
  10110: { status: 401, message: '密码已修改，请重新登录', messageEn: 'Password changed, log in again' },
  10111: { status: 401, message: '你已被移出企业', messageEn: 'Removed from the company' },
  20515: { status: 409, message: '页面已更新，即将刷新', messageEn: 'This page is out of date and will reload' },
  40101: { status: 401, message: '账号或密码不正确', messageEn: 'Wrong account or password' },
  40102: { status: 400, message: '验证码不正确或已过期', messageEn: 'Wrong or expired code' },
  40103: {
    status: 429,
    message: '密码登录已锁定，请 15 分钟后再试，或改用验证码登录',
    messageEn: 'Password login is locked for 15 minutes; use a code instead',
  },
  40401: { status: 404, message: '内容不存在或已删除', messageEn: 'Not found or deleted' },
  40901: {
    status: 409,
    message: '内容已被他人修改，已为你载入最新状态',
    messageEn: 'Changed by someone else; the latest state is shown',
  },
  40902: { status: 409, message: '当前状态不允许此操作', messageEn: 'Not possible in the current state' },
  40903: { status: 409, message: '已超过可撤销的时间', messageEn: 'Too late to undo' },
  40904: {
    status: 409,
    message: '同一请求标识对应了不同的内容',
    messageEn: 'This request key was used with other content',
  },
  40905: { status: 409, message: '你已投递过该职位', messageEn: 'You have already applied for this job' },
  40906: { status: 409, message: '在线职位已达上限', messageEn: 'The number of online jobs is used up' },
  40920: {
    status: 409,
    message: '上传的位置与已收到的内容对不上',
    messageEn: 'The upload stands at another offset',
  },
  42201: { status: 422, message: '发布检查未通过', messageEn: 'The publish check found problems' },
  42202: { status: 422, message: '填写的信息包含敏感词，请修改', messageEn: 'The text contains a sensitive word' },
  42203: { status: 422, message: '文件无法使用', messageEn: 'The file cannot be used' },
} as const satisfies Record<number, { status: number; message: string; messageEn: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const SUCCESS_CODE = 100;

/** Codes on which the client ends the session after 3 s, keeping the address (document, section 8). */
export const sessionEndingCodes: readonly number[] = [101, 401, 403, 10107, 10108, 10109, 10110, 10111];

/** Codes that never show a toast on a desktop (document, section 8). */
export const untoastedCodes: readonly number[] = [10104, 10107, 10108, 10109, 10110, 10111];

/** An answer as it travels. `reason` outranks `msg`, which outranks the catalogue's default. */
export type Envelope<T> =
  | { code: typeof SUCCESS_CODE; msg: string; data: T }
  | { code: number; msg: string; reason?: string; field?: string; data?: unknown; request_id?: string };
