# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Una semana, ocho horas al día: hornear, mejorar, vender

## Names of things

supply-high_gluten_flour = Harina de fuerza
supply-all_purpose_flour = Harina común
supply-yeast = Levadura
supply-olive_oil = Aceite de oliva
supply-eggs = Huevos
supply-butter = Mantequilla

bread-baguette = Baguette
bread-ciabatta = Ciabatta
bread-focaccia = Focaccia
bread-brioche = Brioche
bread-sourdough_bread = Sourdough Bread
bread-bakerys_special = Bakery's Special

building-network = Baking Network
building-local_supplier = Local Supplier
building-retail_store = Retail Store
building-academy = Bakery Academy
building-rolling_lab = Rolling Lab
building-consulting = Bakery Consulting
building-hiring_agency = Hiring Agency
building-voluntary_agency = Voluntary Agency
building-friendly_bakery = Friendly Bakery
building-stock_room = Stock Room
building-marketing_agency = Marketing Agency
building-supermarket = Supermarket

level-easy = fácil
level-normal = normal
level-hard = difícil
level-challenging = desafiante
level-impossible = imposible

## The board in the browser

bs-bakery_of = Panadería de { $name }
bs-moment = { $day }, día { $n } de { $days }
bs-day1 = lunes
bs-day2 = martes
bs-day3 = miércoles
bs-day4 = jueves
bs-day5 = viernes
bs-day6 = sábado
bs-day7 = domingo
bs-short1 = lu
bs-short2 = ma
bs-short3 = mi
bs-short4 = ju
bs-short5 = vi
bs-short6 = sá
bs-short7 = do
bs-hours_left =
    { $n ->
        [one] queda { $n } reloj
       *[other] quedan { $n } relojes
    }
bs-to_spend =
    { $n ->
        [one] { $n } reloj por gastar
       *[other] { $n } relojes por gastar
    }
bs-day_ended = listo por hoy
bs-market = Mercado
bs-tab_market = Mercado
bs-market_words = dados del { $day } · hasta { $n } por visita
bs-market_go = Ir al mercado
bs-at_market = { $n } de { $most } provisiones marcadas
bs-pay_and_leave = Pagar y salir
bs-at_local = Proveedor: { $n } de { $most }
bs-at_volunteer = Donadas { $n } de { $most }
bs-take_them = Llevárselas
bs-give_them = Donarlas
bs-swap = Cambiar color
bs-swapped = Cambiados
bs-week = La semana
bs-fame = Fama
bs-business = Negocio
bs-awards = Premios
bs-awards_words = { $n } monedas cada uno
bs-award-technique = Más panes
bs-award-quality = Estrellas
bs-award-production = Hogazas
bs-award-manufacturer = Negocio
bs-award-known = Más fama
bs-alone-technique = Panes
bs-alone-quality = Estrellas
bs-alone-production = Hogazas
bs-alone-manufacturer = Negocio
bs-alone-known = Fama
bs-goal = de { $n }
bs-orders = Pedidos
bs-shops = Tiendas
bs-bakery = Horno
bs-order = Pedido { $n }, { $money } monedas
bs-sold = LISTO
bs-end_day = Acabar el { $day }
bs-unspent = sobran { $n } h
bs-bake_n = Hacer { $n }
bs-fewer = Una hogaza menos
bs-more = Una hogaza más
bs-star_asked = Rodea una estrella: las hogazas de ese pan valdrán más
bs-pin_asked = Rodea un rodillo: el último abre su pan
bs-fame_asked = Rodea fama: en la pista o en la agencia
bs-no_dice = Los dados están a punto de rodar.
bs-part-wholesale = al por mayor
bs-part-retail = pedidos
bs-part-fame = fama
bs-part-buildings = tiendas
bs-part-frequency = clientes
bs-part-hiring = ayuda
bs-part-awards = premios
bs-effect-hours = Relojes
bs-effect-star = Estrella: { $bread }
bs-effect-pin = Rodillo: { $bread }
bs-effect-loaves = { $bread }
bs-effect-due_stars = Una estrella por rodear
bs-effect-due_pins = Un rodillo por rodear
bs-effect-fame = Fama
bs-effect-agency_fame = Fama en la agencia
bs-effect-business = Negocio
bs-effect-agency = Se abre una fila de fama
bs-effect-friendly = Comodines blancos desde ahora
bs-effect-stock_room = Los dados pueden cambiar de color
bs-effect-money = Dinero ahora { $before }
bs-shop-network = { $n } fama
bs-shop-local_supplier =
    { $n ->
        [one] { $n } provisión
       *[other] { $n } provisiones
    }
bs-shop-retail_store = un pedido
bs-shop-academy =
    { $n ->
        [one] { $n } estrella
       *[other] { $n } estrellas
    }
bs-shop-rolling_lab =
    { $n ->
        [one] { $n } rodillo
       *[other] { $n } rodillos
    }
bs-shop-consulting = negocio +{ $n }
bs-shop-friendly_bakery = { $faces }: comodín
bs-shop-stock_room = otro color
bs-shop-marketing_agency = { $n } más de fama
bs-shop-supermarket =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
bs-level_next = { $n } para { $level }
bs-level_top = todos los niveles alcanzados
bs-of_day = { $day } · dados { $dice }
bs-tray = Los dados del día
bs-lesson1 = Es viernes. Todos tienen los mismos dados: el { $eggs } negro vende huevos, el { $butter } negro mantequilla. Marca huevos y mantequilla en el mercado; luego paga y sal.
bs-lesson2 = Ahora, a hornear. Toca el brioche, mira qué darían dos hogazas y hornéalas.
bs-lesson3 = Una estrella encarece cada hogaza de un pan. Visita la Bakery Academy.
bs-lesson4 = Rodea la estrella donde más rinde: en el brioche.
bs-lesson5 = No quedan relojes, pero se puede contratar ayuda: uno más por { BOX("buildings.hiring_agency.money") } monedas. Visita la Hiring Agency.
bs-lesson6 = Gástalo en fama: las filas llenas valen dinero. Visita la Baking Network.
bs-lesson7 = Termina el día. Mañana los dados ruedan otra vez, para todos a la vez.
