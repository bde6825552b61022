/*
 * Runs before everything else, in any browser: so it is plain ES5. What the floor (docs/browsers.md) has is needed and cannot
 * be filled in; a browser without it is told so in place of a white page. One that has the floor and no more gets fills.js.
 */
(function () {
  /* Chromium 100, Safari 16 and Firefox 115 are the first ones with the one that stands for them. */
  var isOfTheFloor =
    typeof AbortSignal === 'function' &&
    'throwIfAborted' in AbortSignal.prototype &&
    'showPicker' in HTMLInputElement.prototype &&
    'noModule' in HTMLScriptElement.prototype &&
    (!isFirefox() || 'toSorted' in Array.prototype);

  if (!isOfTheFloor) whenRead(tellTooOld);
  else if (!hasAll()) document.write('<script src="/fills.js"></scr' + 'ipt>');

  /** Whether nothing of what fills.js fills in is missing: the newest ones of it stand for the rest. */
  function hasAll() {
    return (
      'popover' in HTMLElement.prototype &&
      'toSorted' in Array.prototype &&
      'fromAsync' in Array &&
      'union' in Set.prototype &&
      'try' in Promise &&
      'parse' in URL &&
      'any' in AbortSignal &&
      'Iterator' in window
    );
  }

  function isFirefox() {
    return /Firefox\/\d/.test(navigator.userAgent);
  }

  /** The browser by the name and number that it tells of itself. */
  function nameOfBrowser() {
    var agent = navigator.userAgent;
    /** @type {[RegExp, string][]} */
    var known = [
      [/MicroMessenger\/(\d+)/, '微信'],
      [/QQBrowser\/(\d+)/, 'QQ 浏览器'],
      [/(?:MSIE |Trident.*rv:)(\d+)/, 'Internet Explorer'],
      [/Edg(?:e|A)?\/(\d+)/, 'Edge'],
      [/Firefox\/(\d+)/, 'Firefox'],
      [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
      [/Version\/([\d.]+).*Safari/, 'Safari'],
    ];
    var names = known.map(function (one) {
      var found = one[0].exec(agent);
      return found ? one[1] + ' ' + found[1] : '';
    });
    return names.filter(Boolean)[0] || '';
  }

  /** @param {() => void} action */
  function whenRead(action) {
    if (document.readyState !== 'loading') action();
    else document.addEventListener('DOMContentLoaded', action);
  }

  /** In place of the application; above a page that came whole from the server, which can be read as it is. */
  function tellTooOld() {
    var name = nameOfBrowser();
    var words = document.createElement('div');
    var root = document.getElementById('root');
    words.id = 'too-old';
    words.setAttribute('role', 'alert');
    words.setAttribute('style', 'max-width:640px;margin:0 auto;padding:24px;line-height:1.7');
    say(words, 'zh-CN', '这个浏览器太旧了' + (name ? '（' + name + '）' : ''), [
      '青禾在它里面不能正常使用。',
      '请更新它，或换用：Chrome、Edge、360 极速模式或 QQ 浏览器（内核 100 以上），Safari 16 以上，Firefox 115 以上。',
      '在 360、QQ 浏览器里看到这一页，可能是用了“兼容模式”：请切换到“极速模式”。在手机上请更新微信或系统后再打开。',
    ]);
    say(words, 'en', 'This browser is too old' + (name ? ' (' + name + ')' : ''), [
      'Qinghe does not work in it as it should.',
      'Please update it, or use Chrome, Edge or another browser on Chromium 100 or later, Safari 16 or later, or Firefox 115 or later.',
    ]);
    if (root) {
      document.title = '浏览器太旧 · 青禾';
      while (document.body.firstChild) document.body.removeChild(document.body.firstChild);
    }
    document.body.insertBefore(words, document.body.firstChild);
  }

  /**
   * @param {Element} into
   * @param {'zh-CN' | 'en'} lang
   * @param {string} title
   * @param {string[]} sentences
   */
  function say(into, lang, title, sentences) {
    var part = document.createElement('div');
    part.lang = lang;
    add(part, lang === 'en' ? 'h2' : 'h1', title);
    sentences.forEach(function (sentence) {
      add(part, 'p', sentence);
    });
    into.appendChild(part);
  }

  /**
   * @param {Element} into
   * @param {string} name
   * @param {string} text
   */
  function add(into, name, text) {
    var part = document.createElement(name);
    part.appendChild(document.createTextNode(text));
    into.appendChild(part);
  }
})();
