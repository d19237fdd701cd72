### Ce qu'un joueur doit décider : un message par question.

chicago-decision-founding = { $seat }, choisissez une société et sa valeur initiale.
chicago-decision-stock_turn = { $seat }, vendez des certificats, achetez-en un ou passez.
    .selling = { $seat }, proposez d’autres certificats ou vendez ceux que vous avez proposés.
    .buying = { $seat }, achetez un certificat ou terminez votre tour.
    .must_sell = { $seat }, vous détenez { NUMBER($held) } certificats et la limite est de { NUMBER($limit) }. Vendez-en assez pour la respecter.
chicago-decision-protection =
    { $steps ->
        [one] { $seat }, { $company } va baisser de { NUMBER($steps) } case. Voulez-vous utiliser Price Protection ?
       *[other] { $seat }, { $company } va baisser de { NUMBER($steps) } cases. Voulez-vous utiliser Price Protection ?
    }
chicago-decision-draft = { $seat }, choisissez un bâtiment à conserver ; les autres passent à votre voisin.
chicago-decision-build = { $seat }, choisissez un bâtiment à placer.
    .remove = { $seat }, choisissez un bâtiment à retirer du jeu ; vous conservez l’autre.
chicago-decision-action_turn = { $seat }, envoyez un associé.
    .after = { $seat }, effectuez des actions gratuites ou terminez votre tour.
chicago-decision-hire = { $seat }, embauchez des ouvriers pour { $company }. Le prochain coûte { MONEY($cost) }.
chicago-decision-initiative = { $seat }, voulez-vous devenir le premier joueur ?
chicago-decision-bonus = { $seat }, { $company } atteint la case { NUMBER($space) } de la piste Attractivité : { $bonus } ou { MONEY(25) } ?
chicago-decision-workers = { $seat }, choisissez une usine pour l’ouvrier chez { $company }.
    .freed = { $seat }, choisissez une usine pour l’ouvrier libéré chez { $company }, ou renvoyez-le au marché de l’emploi.
chicago-decision-managers = { $seat }, choisissez une usine pour le manager chez { $company }.
chicago-decision-automation = { $seat }, choisissez l’usine où automatiser un poste chez { $company }.
chicago-decision-cubes = { $seat }, choisissez une ressource au Haymarket Square pour { $company }.
chicago-decision-two_cubes =
    { $set ->
        [identical] { $seat }, choisissez une ressource : { $company } en prend deux au Haymarket Square.
       *[different] { $seat }, choisissez une ressource au Haymarket Square pour { $company } ; les deux doivent être différentes.
    }
chicago-decision-overlay_cubes = { $seat }, voulez-vous prendre gratuitement une ressource manquante dans la chaîne d’approvisionnement pour { $company } ?
chicago-decision-asset_choice = { $seat }, choisissez un atout capital pour { $company }.
chicago-decision-asset_keep = { $seat }, { $company } n’a pas d’emplacement libre pour { $asset } : choisissez l’atout capital à défausser.
chicago-decision-worker_offer = { $seat }, voulez-vous prendre un ouvrier pour { $company } ?
chicago-decision-staff_choice = { $seat }, un manager ou un commercial pour { $company } ?
chicago-decision-free_automation = { $seat }, voulez-vous automatiser gratuitement un poste chez { $company } ?
chicago-decision-steel_offer = { $seat }, { $company } : voulez-vous dépenser 2 aciers pour obtenir 2 marchandises et Attractivité +3 à la place du manager ?
chicago-decision-issue = { $seat }, levée de fonds d’urgence pour { $company } : voulez-vous vendre des parts à la banque à { MONEY($value) } ?
chicago-decision-purchase = { $seat }, achetez des ressources pour { $company }.
chicago-decision-production = { $seat }, faites produire l’usine suivante chez { $company } ou arrêtez la production.
chicago-decision-sales = { $seat }, vendez des marchandises pour { $company } à { MONEY($price) } l’unité.
chicago-decision-payout = { $seat }, { $company } a réalisé { MONEY($revenue) } de gains. Verser des dividendes ou préserver le capital ?
chicago-decision-adjustment = { $seat }, effectuez des actions gratuites pour { $company } avant l’évolution de la valeur des parts, ou continuez.
chicago-decision-afterwards = { $seat }, effectuez vos dernières actions gratuites pour { $company } ou terminez votre tour.
