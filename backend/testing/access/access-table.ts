import type { Right } from '@shop/contracts/account/permissions';

/** Callers: a visitor, a customer with one right or with none, an administrator of a company, managers without and with every right in the office, operations. */
export type Caller = 'visitor' | Right | 'none' | 'administrator' | 'manager' | 'office' | 'operations';

export const CALLERS: readonly Caller[] = [
  'visitor',
  'prices',
  'order',
  'finances',
  'documents',
  'company',
  'appeals',
  'none',
  'administrator',
  'manager',
  'office',
  'operations',
];

const visitor = ['visitor'] as const;
const customers = [
  'prices',
  'order',
  'finances',
  'documents',
  'company',
  'appeals',
  'none',
  'administrator',
] as const;
const manager = ['manager', 'office'] as const;
const office = ['office'] as const;
const operations = ['operations'] as const;

/**
 * The callers that each `access` of the contracts admits. The table repeats the list on purpose, so that no change of
 * it goes unseen.
 */
export const admittedCallers: Readonly<Record<string, readonly Caller[]>> = {
  public: [...visitor, ...customers, ...manager, ...operations],
  session: [...customers, ...manager, ...operations],
  'shop.use': [...customers, ...manager],
  'prices.see': ['prices', 'administrator', ...manager],
  'basket.use': customers,
  'question.ask': customers,
  'question.answer': manager,
  'promotion.edit': manager,
  'content.edit': manager,
  'order.see': customers,
  'order.read': [...customers, ...manager],
  // A person who orders also sees prices: neither right alone is enough.
  'order.place': ['administrator'],
  'address.edit': ['order', 'company', 'administrator'],
  'appeal.see': ['appeals', 'administrator'],
  'company.see': customers,
  'history.see': [...customers, ...manager],
  'user.act': [...customers, ...manager],
  'manager.counterparties': manager,
  'manager.appeals': manager,
  'office.enter': office,
  'office.people': office,
  'office.terms': office,
  'office.catalogue': office,
  'office.settings': office,
  'office.exchange': office,
  'site.manage': operations,
};

/** The ids of one company's rows, by the kind that calls name. */
export interface Ids {
  readonly company: number;
  readonly companyCode: string;
  /** The company's administrator. */
  readonly user: number;
  /** Another of its people. */
  readonly colleague: number;
  readonly order: number;
  /** A change of the order that 1C has brought and nobody accepted. */
  readonly change: number;
  /** The company's invoice. */
  readonly document: number;
  readonly address: number;
  readonly consignee: number;
  readonly appeal: number;
  /** An image that its administrator has uploaded but not sent. */
  readonly attachment: number;
  readonly template: number;
  readonly templateCode: string;
  readonly act: number;
  readonly salePoint: number;
  /** Invited by text message. */
  readonly invitedPhone: string;
  readonly savedFilter: number;
  /** Belongs to `user`. */
  readonly notification: number;
  readonly priceList: number;
  /** Belongs to the catalogue, which everybody sees. */
  readonly offer: number;
}

interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** How a foreign row answers: like an unknown one, or with an empty result. */
type Answer = 'unknown' | 'nothing';

export interface OwnRule {
  /** The caller: the company's administrator, or the manager who looks after it. */
  readonly as: 'administrator' | 'manager';
  /** The request for a company's own row; with another company's ids it has to answer as `foreign` says. */
  readonly request: (ids: Ids) => Input;
  readonly foreign: Answer;
}

const customer = (request: OwnRule['request'], foreign: Answer = 'unknown'): OwnRule => {
  return { as: 'administrator', request, foreign };
};
const client = (request: OwnRule['request'], foreign: Answer = 'unknown'): OwnRule => {
  return { as: 'manager', request, foreign };
};
const named = { name: 'Новое имя', lastName: 'Новое' };
const place = { name: 'Магазин', address: 'г. Москва, ул. Лесная, д. 1' };

/** Calls that name rows of one company or one person, by their name in the contracts. */
export const ownRows: Readonly<Record<string, OwnRule>> = {
  // Addresses, orders and what belongs to them.
  saveConsignee: customer(({ consignee }) => ({ body: { id: consignee, name: 'ООО «Новый»' } })),
  deleteConsignee: customer(({ consignee }) => ({ params: { id: consignee } })),
  restoreConsignee: customer(({ consignee }) => ({ params: { id: consignee } })),
  changeDeliveryAddress: customer(({ address }) => ({
    params: { id: address },
    body: { address: 'г. Москва, ул. Новая, д. 1' },
  })),
  deleteDeliveryAddress: customer(({ address }) => ({ params: { id: address } })),
  restoreDeliveryAddress: customer(({ address }) => ({ params: { id: address } })),
  getOrder: customer(({ order }) => ({ params: { id: order } })),
  getOrders: customer(({ companyCode }) => ({ query: { contragent: companyCode } }), 'nothing'),
  exportOrder: customer(({ order }) => ({ params: { id: order } })),
  openDocument: customer(({ document }) => ({ params: { id: document } })),
  openDocuments: customer(({ order }) => ({ params: { id: order } })),
  copyOrder: customer(({ order }) => ({ params: { id: order } })),
  cancelOrder: customer(({ order }) => ({ params: { id: order }, body: { reason: 'Передумали' } })),
  acceptOrderChange: customer(({ order, change }) => ({ params: { id: order }, body: { change } })),
  declineOrderChange: customer(({ order, change }) => ({ params: { id: order }, body: { change } })),
  extendReservation: customer(({ order }) => ({ params: { id: order } })),
  addAppeal: customer(({ order }) => ({
    body: { typeId: 1, subject: 'Тема', message: 'Текст обращения', orderId: order },
  })),
  getAppeal: customer(({ appeal }) => ({ params: { id: appeal } })),
  getPreviews: customer(({ attachment }) => ({ body: { ids: [attachment] } }), 'nothing'),
  openAttachment: customer(({ attachment }) => ({ params: { id: attachment } })),
  removeAttachment: customer(({ attachment }) => ({ params: { id: attachment } })),
  addAppealMessage: customer(({ appeal }) => ({ body: { id: appeal, message: 'Текст сообщения' } })),
  setAppealRating: customer(({ appeal }) => ({ body: { id: appeal, rating: 5 } })),
  setAppealStatus: customer(({ appeal }) => ({ body: { id: appeal, status: 'closed' } })),
  readAppeal: customer(({ appeal }) => ({ body: { id: appeal, messageId: 1 } })),

  // Baskets and their data.
  getBasketTemplate: customer(({ templateCode }) => ({ params: { code: templateCode } })),
  updateBasketTemplate: customer(({ template }) => ({ params: { id: template }, body: { name: 'Новое' } })),
  addToBasketTemplate: customer(({ template, offer }) => ({
    params: { id: template },
    body: { products: [{ id: offer, quantity: 1 }] },
  })),
  applyBasketTemplate: customer(({ template }) => ({ params: { id: template }, body: { mode: 'merge' } })),
  deleteBasketTemplate: customer(({ template }) => ({ params: { id: template } })),
  restoreBasketTemplate: customer(({ template }) => ({ params: { id: template } })),

  // Finances.
  getBalance: customer(({ companyCode }) => ({ query: { contragent: companyCode } })),
  getTurnover: customer(({ companyCode }) => ({ query: { contragent: companyCode } })),
  getFinanceHistory: customer(({ companyCode }) => ({ query: { contragent: companyCode } })),
  getPaymentSchedule: customer(({ companyCode }) => ({ query: { contragent: companyCode } })),
  getBonusPlan: customer(({ companyCode }) => ({ query: { contragent: companyCode } })),
  getActs: customer(({ companyCode }) => ({ query: { contragent: companyCode } })),
  requestAct: customer(({ companyCode }) => ({
    body: { contragent: companyCode, periodFrom: '2026-01-01', periodTo: '2026-01-31' },
  })),
  openAct: customer(({ act }) => ({ params: { id: act }, body: { format: 'pdf' } })),
  exportFinances: customer(({ companyCode }) => ({ body: { section: 'history', contragent: companyCode } })),

  // Data of a person.
  deleteSavedFilter: customer(({ savedFilter }) => ({ params: { id: savedFilter } })),
  readNotification: customer(({ notification }) => ({ params: { id: notification } })),
  getPriceList: customer(({ priceList }) => ({ params: { id: priceList } })),

  // The company and its people.
  switchCounterparty: customer(({ company }) => ({ params: { id: company } })),
  getCompanyUsers: customer(({ company }) => ({ query: { contragent: company } })),
  createCompanyUser: customer(({ company, colleague }) => ({
    body: { contragent: company, email: `new${colleague}@clients.example`, ...named },
  })),
  updateUserRights: customer(({ colleague, company }) => ({
    body: { contragent: company, userId: colleague, rights: ['prices'] },
  })),
  updateProfile: customer(({ colleague, company }) => ({
    body: { contragent: company, userId: colleague, ...named },
  })),
  requestCompanyUpdate: customer(({ company }) => ({
    body: { contragent: company, name: 'ООО «Новое имя»', comment: '' },
  })),
  getSalePoints: customer(({ company }) => ({ query: { contragent: company } })),
  saveSalePoint: customer(({ company, salePoint }) => ({
    body: { id: salePoint, contragent: company, ...place },
  })),
  getHistory: customer(({ company }) => ({ query: { contragent: company } })),
  getUserToken: customer(({ colleague, company }) => ({ body: { userId: colleague, contragent: company } })),

  // The manager's clients.
  getManagedCounterparty: client(({ companyCode }) => ({ params: { code: companyCode } })),
  getCustomerBalance: client(({ companyCode }) => ({ query: { contragent: companyCode } })),
  getCustomerBasket: client(({ companyCode }) => ({ query: { contragent: companyCode } })),
  getCustomerOrders: client(({ companyCode }) => ({ query: { contragent: companyCode } })),
  getManagedUsers: client(({ company }) => ({ query: { contragent: company } }), 'nothing'),
  getManagedSalePoints: client(({ company }) => ({ query: { contragent: company } }), 'nothing'),
  getUsersToAdd: client(({ company }) => ({ query: { contragent: company } })),
  getUserForm: client(({ colleague }) => ({ body: { userId: colleague } })),
  saveUserForm: client(({ colleague }) => ({ body: { userId: colleague, ...named, active: true } })),
  getReassignForm: client(({ colleague }) => ({ body: { userId: colleague } })),
  reassignOrders: client(({ colleague, user }) => ({ body: { userId: colleague, newUserId: user } })),
  addUserToCompanies: client(({ colleague, company }) => ({
    body: { userId: colleague, contragents: [company] },
  })),
  addSalePointToCompanies: client(({ salePoint, company }) => ({
    body: { salePointId: salePoint, contragents: [company] },
  })),
  removeSalePointFromCompany: client(({ salePoint, company }) => ({
    body: { salePointId: salePoint, contragent: company },
  })),
  inviteClientUser: client(({ company, colleague }) => ({
    body: { contragent: company, email: `invited${colleague}@clients.example`, ...named },
  })),
  cancelInvitation: client(({ company, invitedPhone }) => ({
    body: { contragent: company, phone: invitedPhone },
  })),
  removeUserFromCompany: client(({ colleague, company }) => ({
    body: { userId: colleague, contragent: company },
  })),
  setCounterpartyActive: client(({ company }) => ({ body: { id: company, active: true } })),
};

/**
 * Calls that name no row of a company: their answer depends on the session, on the caller's company, or is the same for
 * everybody.
 */
export const nothingForeign: Readonly<Record<string, readonly string[]>> = {
  'the same for everybody': words(`
    authenticate authenticateByPhone changePasswordByToken checkPhoneExists checkSmsCode completeRegistration findByInn getFooter
    getOutbox getMaintenance readRegistration registerCompany registerPerson sendFeedback sendPasswordLink sendSmsCode validatePhone
    autocompleteAddress getAppealTypes getCitiesByName getCityByIp
    getAccessories getAlikeProducts getAnalogues getBrandFilter getBrandListing getBrands getConsumables getFastView
    getFilter getListing getMarketing getMarketingItem getNews getProduct getPromotion getPromotionProducts getPromotions
    getQuestions getSearchFilter getSearchListing getSections getSimilarProducts getSimpleOffer searchHeader
    getSampleFile getPriceListSections answerQuestion addQuestion
    addPromotion getEditedPromotion getEditedPromotions publishPromotion savePromotion
    previewContent getEditedNewsList getEditedNews addNews saveNews publishNews deleteNews restoreNews
    getEditedFaq addFaqItem saveFaqItem publishFaqItem moveFaqItem deleteFaqItem restoreFaqItem
    getEditedPages getEditedPage addPage savePage publishPage
    getNewsItem getFaq getStaticPage getSizeCharts
    getSite switchClosedCompany switchMaintenance
    getSettings getSetting saveSetting uploadSettingImage getSettingImage findBank getCalendarYear saveCalendarYear getClientChoices addPriceType
    createFirstAdministrator getStaff addStaffMember sendStaffLink switchStaffMember saveStaffRights
    getChecklist sendTestMessage getConsentTexts getOfficeConsents findConsents publishConsentText carryOutErasure
    getExchangeNodes addExchangeNode saveExchangeNode renewExchangePassword tryExchangeNode
    getExchangeState getExchangeJournal getExchangeFile decideExchangeFile getExchangeOrders offerOrderAgain getOrderXml
    getReferences getReference getReferenceRows addReferenceRow saveReferenceRow removeReferenceRow
    exportReference previewReferenceFile importReferenceFile`),
  'the own session or account': words(`
    changePassword checkSession endSessions getCsrfToken getHeader getHome getProfile getSecurityEvents getSessions getSidebar
    getUserRole logOut returnToOwnSession saveHome setUserCity
    addFavourite addToComparison awaitArrival clearComparison clearFavourites forgetArrival getComparison getFavourites
    getNotificationSettings getNotifications readAllNotifications saveNotificationSetting unreadNotifications
    getSavedFilters getViewedProducts removeFavourite removeFromComparison saveFilter viewProduct
    getPriceLists makePriceList uploadAttachment
    requestEmailChange confirmEmail getOwnData giveConsents withdrawConsent exportOwnData requestErasure cancelErasure`),
  'the own companies': words(`
    getCounterparties getOwnCompanies addCompany getFinanceSections
    addDeliveryAddress getDeliveryAddresses getConsignees
    getAppeals exportOrders
    addListToBasket addToBasket clearBasket exportBasket findLines findOffers forgetFile forgetCustomerPartNumber forgetRemoved
    getBasket getBasketFields getBasketSummary getBasketTemplates getCustomerPartNumbers getPromotionGroup getPromotionsOfRow
    getQuickOrderReport createBasketTemplate learnCustomerPartNumbers parseFile removeFromBasket replaceBasket returnToBasket
    setBasketQuantities updateBasketRow
    getBasketPaymentTypes getCheckout placeOrder`),
  'every company, for the office': words(
    `getOfficeClients addOfficeClient exportClientFile importClientFile previewClientFile getClientTerms saveClientTerms cancelPlannedTerm getOfficeJournal undoOfficeChange`,
  ),
  'the clients of the manager': words(`addManagedCounterparty getManagedAppeals getManagedCounterparties`),
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
