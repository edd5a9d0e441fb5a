import type { Module } from '../platform/http/route.ts';
import { appealRoutes } from './appeals/appeals.routes.ts';
import { arrivalModule } from './arrivals/arrivals.routes.ts';
import { attachmentModule } from './attachments/attachments.routes.ts';
import { basketModule } from './basket/basket.routes.ts';
import { basketTemplateRoutes } from './basket-templates/templates.routes.ts';
import { catalogModule } from './catalog/catalog.routes.ts';
import { companyModule } from './companies/companies.routes.ts';
import { companyUserRoutes } from './company-users/company-users.routes.ts';
import { consentRoutes } from './consents/consents.routes.ts';
import { consigneeRoutes } from './consignees/consignees.routes.ts';
import { contentModule } from './content/content.routes.ts';
import { counterpartyRoutes } from './counterparties/counterparties.routes.ts';
import { customerCardRoutes } from './customer-card/customer-card.routes.ts';
import { deliveryAddressModule } from './delivery-addresses/delivery-addresses.routes.ts';
import { documentModule } from './documents/documents.routes.ts';
import { exchangeRoutes } from './exchange/exchange.routes.ts';
import { favouriteRoutes } from './favourites/favourites.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { actModule } from './finances/acts/acts.routes.ts';
import { bonusRoutes } from './finances/bonus/bonus.routes.ts';
import { financeModule } from './finances/finances.routes.ts';
import { geoModule } from './geo/geo.routes.ts';
import { headerModule } from './header/header.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { managerRoutes } from './manager/companies/manager.routes.ts';
import { managerUserRoutes } from './manager/people/manager-users.routes.ts';
import { managerSalePointRoutes } from './manager/sale-points/manager-sale-points.routes.ts';
import { marketingRoutes } from './marketing/marketing.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { officeRoutes } from './office/office.routes.ts';
import { officeClientModule } from './office-clients/office-clients.routes.ts';
import { officeJournalRoutes } from './office-journal/office-journal.routes.ts';
import { orderModule } from './orders/orders.routes.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { ownCompanyRoutes } from './own-companies/own-companies.routes.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { personalDataModule } from './personal-data/personal-data.routes.ts';
import { priceListModule } from './price-lists/price-lists.routes.ts';
import { productQuestionRoutes } from './product-questions/product-questions.routes.ts';
import { productRelationRoutes } from './product-relations/product-relations.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { promotionEditingRoutes } from './promotions/promotion-editing.routes.ts';
import { promotionRoutes } from './promotions/promotions.routes.ts';
import { quickOrderModule } from './quick-order/quick-order.routes.ts';
import { referenceModule } from './references/references.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { salePointRoutes } from './sale-points/sale-points.routes.ts';
import { savedFilterRoutes } from './saved-filters/saved-filters.routes.ts';
import { searchModule } from './search/search.routes.ts';
import { sessionModule } from './session/session.routes.ts';
import { siteModule } from './site/site.routes.ts';
import { sizeChartRoutes } from './size-charts/size-charts.routes.ts';
import { smsCodeRoutes } from './sms-codes/sms-codes.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { viewedProductRoutes } from './viewed-products/viewed-products.routes.ts';

/** Every module of the API; a new one adds its line here. */
export const modules: readonly Module[] = [
  sessionModule,
  smsCodeRoutes,
  consentRoutes,
  registrationRoutes,
  passwordRoutes,
  outboxRoutes,
  headerModule,
  siteModule,
  geoModule,
  companyModule,
  profileRoutes,
  personalDataModule,
  ownCompanyRoutes,
  companyUserRoutes,
  salePointRoutes,
  homeRoutes,
  historyRoutes,
  searchModule,
  counterpartyRoutes,
  favouriteRoutes,
  savedFilterRoutes,
  catalogModule,
  productRelationRoutes,
  productQuestionRoutes,
  arrivalModule,
  viewedProductRoutes,
  promotionRoutes,
  promotionEditingRoutes,
  marketingRoutes,
  priceListModule,
  basketModule,
  basketTemplateRoutes,
  quickOrderModule,
  deliveryAddressModule,
  consigneeRoutes,
  orderModule,
  documentModule,
  financeModule,
  actModule,
  bonusRoutes,
  managerRoutes,
  managerUserRoutes,
  managerSalePointRoutes,
  customerCardRoutes,
  appealRoutes,
  attachmentModule,
  feedbackRoutes,
  notificationRoutes,
  contentModule,
  sizeChartRoutes,
  officeRoutes,
  exchangeRoutes,
  officeClientModule,
  referenceModule,
  staffRoutes,
  officeJournalRoutes,
];
